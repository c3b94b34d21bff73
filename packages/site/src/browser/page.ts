// Runs on every page. Each part loads its own script when a reader first needs it.
document.documentElement.classList.add("scripted");
