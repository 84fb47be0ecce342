// Literal texts: what users read must come from a catalogue in `client/src/messages`, in elements, in attributes, and in strings.
import fs from 'node:fs'
import path from 'node:path'
import { parseSync } from 'vite'

/** @typedef {{ type: string, start: number, [key: string]: any }} Node */

/** Attributes that are read aloud or shown. */
const TEXT_ATTRIBUTE = /^(aria-(label|description|roledescription|valuetext)|alt|title|placeholder|label|heading)$/
/** Attributes with class names, addresses and drawing instructions. */
const CODE_ATTRIBUTE = /^(class|[\w-]*ClassName$|className|d|style|sizes|media|points|viewBox|transform)/
const LETTERS = /\p{L}{2}/u
/** Two words, the first of which has a capital: class names and keys have none. */
const SENTENCE = /^\p{Lu}[\p{L}’']*[,:;]?\s+[\p{L}\d]/u
/** The same in every language. */
const NAMES = new Set(['Saathi', 'Saathi AI', 'Google', 'UPI', 'OpenStreetMap'])

/** @param {string} root @returns {string[]} the literal texts, each with its file and line */
export function checkTexts(root) {
  const from = path.join(root, 'client/src')
  const files = fs
    .readdirSync(from, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/^messages\/|\.test\.tsx?$|sample-items|routeTree\.gen/.test(file))
  return files.flatMap((file) => {
    const code = fs.readFileSync(path.join(from, file), 'utf8')
    return textsIn(code, file).map(
      ({ text, start }) => `client/src/${file}:${code.slice(0, start).split('\n').length}: ${text}`,
    )
  })
}

/** @param {string} code @param {string} file @returns {{ text: string, start: number }[]} */
export function textsIn(code, file) {
  /** @type {{ text: string, start: number }[]} */
  const found = []
  const add = (/** @type {string} */ raw, /** @type {number} */ start) => {
    const text = raw.replaceAll(/\s+/g, ' ').trim()
    if (LETTERS.test(text) && !NAMES.has(text)) found.push({ text, start })
  }
  /** @param {unknown} value @param {boolean} isShown whether a string here is a text whatever it looks like @returns {void} */
  function visit(value, isShown) {
    if (Array.isArray(value)) for (const one of value) visit(one, isShown)
    if (!value || typeof value !== 'object' || !('type' in value)) return
    const node = /** @type {Node} */ (value)
    switch (node.type) {
      case 'JSXText':
        return add(node.value, node.start)
      case 'JSXElement':
      case 'JSXFragment':
        visit(node.openingElement?.attributes, false)
        return visit(node.children, true)
      case 'JSXAttribute': {
        const name = String(node.name.name)
        return CODE_ATTRIBUTE.test(name) ? undefined : visit(node.value, TEXT_ATTRIBUTE.test(name))
      }
      case 'JSXExpressionContainer':
        return visit(node.expression, isShown)
      case 'ConditionalExpression':
        visit(node.test, false)
        return visit([node.consequent, node.alternate], isShown)
      case 'LogicalExpression':
        visit(node.left, false)
        return visit(node.right, isShown)
      case 'Literal':
        if (typeof node.value === 'string' && (isShown || SENTENCE.test(node.value))) add(node.value, node.start)
        return
      case 'TemplateLiteral': {
        const text = node.quasis.map((/** @type {Node} */ part) => part.value.cooked).join(' … ')
        if (isShown || SENTENCE.test(text)) add(text, node.start)
        return visit(node.expressions, isShown)
      }
      // Errors of the program and lines of its log are for us.
      case 'ThrowStatement':
      case 'ImportDeclaration':
        return
      case 'CallExpression':
        if (node.callee.type === 'Super' || /^console\./.test(code.slice(node.start, node.start + 8))) return
        break
      case 'NewExpression':
        if (/Error$/.test(node.callee.name ?? '')) return
    }
    for (const [key, child] of Object.entries(node)) if (!/^type|typeAnnotation$/.test(key)) visit(child, false)
  }
  visit(parseSync(file, code).program, false)
  return found
}
