for (const button of document.querySelectorAll("th button")) {
  button.addEventListener("click", () => {
    const head = button.closest("th");
    const body = button.closest("table").tBodies[0];
    const now = head.getAttribute("aria-sort");
    const up = now ? now === "descending" : head.dataset.kind === "words";
    const value = (row) => row.cells[head.cellIndex].dataset.value ?? "";
    const order = (a, b) => {
      const [x, y] = [value(a), value(b)];
      if (x === "" || y === "") return (x === "") - (y === "");
      const apart = isNaN(x) || isNaN(y) ? x.localeCompare(y) : x - y;
      return up ? apart : -apart;
    };
    for (const other of head.parentNode.cells) other.removeAttribute("aria-sort");
    head.setAttribute("aria-sort", up ? "ascending" : "descending");
    body.append(...[...body.rows].sort(order));
  });
}
