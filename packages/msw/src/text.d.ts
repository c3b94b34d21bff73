// The bundler includes the text of such a file.
declare module "*.yaml" {
  const text: string;
  // oxlint-disable-next-line import/no-default-export -- Bundlers export a text by default.
  export default text;
}
