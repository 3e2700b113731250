export default function Screen() {
  return <h1>legal/privacy</h1>;
}
