// Parts of requests on which careless servers fail.

/** Characters and escapes, also malformed ones. */
export const letters = [..."abzAZ09%%%-._~!$&'()*+,;=:@", ...'%00 %2F %25 %C3%A9 %ff {} .. // [ ] " < | \\'.split(" ")];

/** Request targets. */
export const targets =
  "/ // /. /.. /api /api/ /api/user/info? /api/user/info??=&& /% /~ /~/ /~=/ * /api/%75ser/info".split(" ");

/** Values of `accept`. */
export const accepts = "* abc */*;q=abc ,,; application/xml text/csv,*/* application/json;q=0 a/b/c é".split(" ");

/** Preferences, valid and invalid. */
export const preferences = [
  "code=200 code=400 code=401 code=429 code=500 code=999 code=abc code= code=429,code=400 code=429;example=failure",
  "example=firstPage example=emptyPage example=nothing seed=7 seed=-1 seed=99999999999 dynamic=maybe dynamic=true dynamic=true,seed=5",
  "session=s1 session=s2,seed=3 session=../x session=",
  "scenario=empty-list scenario=empty-page scenario=cursor-repeats scenario=extremes scenario=nulls scenario=absent",
  "scenario=hostile scenario=extra scenario=in-band-failure scenario=no-content scenario=slow,delay_ms=2",
  "scenario=flaky,times=1,session=s3 scenario=rate-limited,times=1,session=s4 scenario=drip,bytes=999,pause_ms=1",
  "scenario=reset scenario=truncated scenario=truncated,honest=false scenario=wrong-content-type scenario=not-json",
  "scenario=numeric-booleans scenario=new-values scenario=nothing scenario=slow,delay_ms=x delay_ms=1",
  'respond-async wait=10,foo = ,,;; a=" __proto__=1',
].flatMap((words) => words.split(" "));

/** Malformed, contradictory and too long header lines. */
export const headerLines = [
  "content-length: 1\r\ncontent-length: 2",
  "content-length: -1",
  "content-length: 5\r\ntransfer-encoding: chunked",
  "a b: c",
  ": x",
  `x: ${"y".repeat(140_000)}`,
  "x: \u0000",
];

/** Unusual and malformed request lines. */
export const requestLines = [
  "CONNECT a:1 HTTP/1.1",
  "GET  HTTP/1.1",
  "GET / HTTP/9.9",
  "BREW / HTTP/1.1",
  `GET /${"x".repeat(70_000)} HTTP/1.1`,
  "OPTIONS * HTTP/1.1",
];

/** Parts of chunked bodies, mostly malformed. */
export const chunks = [
  "ZZ\r\n",
  "5\r\nab",
  "-1\r\n\r\n",
  "FFFFFFFFFFFFFFFFF\r\n",
  "1\r\na\r\n0\r\n\r\n",
  "1;x=\u0000\r\na\r\n",
];
