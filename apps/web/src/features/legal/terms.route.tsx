export default function Screen() {
  return <h1>legal/terms</h1>;
}
