export default function Screen() {
  return <h1>course</h1>;
}
