export default function Screen() {
  return <h1>generator</h1>;
}
