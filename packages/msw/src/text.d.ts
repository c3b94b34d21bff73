// The bundler includes the text of such a file.
declare module "*.yaml" {
  const text: string;
  export default text;
}
