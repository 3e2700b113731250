export default function Screen() {
  return <h1>accounts/login</h1>;
}
