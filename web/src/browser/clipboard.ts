/** Copy a text. The clipboard API needs https; on plain http in a home network the old way works. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const box = document.createElement('textarea');
    box.value = text;
    box.setAttribute('readonly', '');
    box.className = 'unseen-text';
    document.body.append(box);
    box.select();
    const done = document.execCommand('copy');
    box.remove();
    return done;
  }
}
