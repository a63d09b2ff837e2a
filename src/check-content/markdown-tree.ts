/** Walks the tree of a Markdown text. */
import type { MdastNode } from 'satteri';
import { placeholder } from '../content/figures.ts';

/** All nodes of a tree. @param without a type of node to leave out with its children */
export function* nodesOf(node: MdastNode, without?: MdastNode['type']): Generator<MdastNode> {
  if (node.type === without) return;
  yield node;
  if ('children' in node) for (const child of node.children) yield* nodesOf(child, without);
}

export function headingsOf(tree: MdastNode) {
  return [...nodesOf(tree)].filter((node) => node.type === 'heading');
}

/** Links, and definitions, which are the URLs of reference links. */
export function linksOf(tree: MdastNode) {
  return [...nodesOf(tree)].filter((node) => node.type === 'link' || node.type === 'definition');
}

/** The number of words. A figure is one word, a table none. */
export function countWords(tree: MdastNode): number {
  return visibleText(tree).match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0;
}

/** The visible text of a node, with `x` for each figure. */
export function visibleText(tree: MdastNode): string {
  return joinTexts(nodesOf(tree));
}

/** As {@link visibleText}, without italics, which quote laws and other lenders. */
export function textWithoutQuotes(tree: MdastNode): string {
  return joinTexts(nodesOf(tree, 'emphasis'));
}

function joinTexts(nodes: Iterable<MdastNode>): string {
  return [...nodes]
    .flatMap((node) => (node.type === 'text' || node.type === 'inlineCode' ? node.value : []))
    .map((text) => text.replace(/\{table[^{}]*\}/g, '').replace(placeholder, 'x'))
    .filter(Boolean)
    .join(' ');
}
