export default function Screen() {
  return <h1>generating</h1>;
}
