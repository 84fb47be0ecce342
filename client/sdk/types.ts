// Writes the router's type as plain input and output types. Its own declaration would name the server's internal types,
// including those of its database.
import ts from 'typescript'

const HEAD = `import type {
  TRPCBuiltRouter,
  TRPCMutationProcedure as Mutation,
  TRPCQueryProcedure as Query,
  TRPCSubscriptionProcedure as Subscription,
  TrackedEnvelope,
} from '@trpc/server'

type Call<I, O> = { input: I; output: O; meta: object }
`
/** Types that are printed by name instead of their members. */
const NAMED = new Set(['AsyncIterable', 'AsyncGenerator', 'TrackedEnvelope', 'Date'])
const KINDS: Record<string, string> = { query: 'Query', mutation: 'Mutation', subscription: 'Subscription' }

/**
 * @param entry a module of the program that exports `AppRouter`
 * @returns the source of a module that exports `AppRouter` and imports only `@trpc/server`
 */
export function flatRouter(program: ts.Program, entry: string): string {
  const checker = program.getTypeChecker()
  const module = checker.getSymbolAtLocation(program.getSourceFile(entry) as ts.SourceFile) as ts.Symbol
  const alias = checker.getExportsOfModule(module).find(({ name }) => name === 'AppRouter') as ts.Symbol
  const router = checker.getDeclaredTypeOfSymbol(checker.getAliasedSymbol(alias))

  const member = (type: ts.Type, name: string): ts.Type => {
    const symbol = checker.getPropertyOfType(type, name)
    if (!symbol) throw new Error(`${checker.typeToString(type)} has no ${name}`)
    return checker.getTypeOfSymbol(symbol)
  }
  const reach = (type: ts.Type, ...names: string[]) => names.reduce(member, type)

  const argumentsOf = (type: ts.Type) =>
    type.aliasTypeArguments ?? (checker.getTypeArguments(type as ts.TypeReference) as readonly ts.Type[])

  function print(type: ts.Type, indent: string): string {
    const name = type.aliasSymbol?.name ?? type.symbol?.name
    if (type.flags & ts.TypeFlags.Boolean) return 'boolean'
    if (type.isUnion()) return union(type.types, indent)
    if (type.isIntersection()) return type.types.map((member) => print(member, indent)).join(' & ')
    if (!(type.flags & ts.TypeFlags.Object)) return checker.typeToString(type)
    if (checker.isArrayType(type)) return `Array<${print(argumentsOf(type)[0] as ts.Type, indent)}>`
    if (name && NAMED.has(name)) {
      const [first] = argumentsOf(type)
      return first ? `${name}<${print(first, indent)}>` : name
    }
    if (checker.isTupleType(type))
      return `[${argumentsOf(type)
        .map((member) => print(member, indent))
        .join(', ')}]`
    const fields = checker.getPropertiesOfType(type).map((field) => property(field, indent))
    const index = checker
      .getIndexInfosOfType(type)
      .map(
        ({ keyType, type: value }) => `${indent}  [key: ${print(keyType, indent)}]: ${print(value, `${indent}  `)}\n`,
      )
    return fields.length + index.length === 0 ? '{}' : `{\n${[...fields, ...index].join('')}${indent}}`
  }

  function union(types: ts.Type[], indent: string): string {
    const parts = types.map((member) => print(member, indent))
    const isWhole = parts.includes('true') && parts.includes('false')
    const rest = isWhole ? ['boolean', ...parts.filter((part) => part !== 'true' && part !== 'false')] : parts
    return rest.map((part) => (part.includes(' & ') ? `(${part})` : part)).join(' | ')
  }

  function property(symbol: ts.Symbol, indent: string): string {
    const mark = symbol.flags & ts.SymbolFlags.Optional ? '?' : ''
    const value = print(checker.getTypeOfSymbol(symbol), `${indent}  `)
    const name = /^[A-Za-z_$][\w$]*$/.test(symbol.name) ? symbol.name : JSON.stringify(symbol.name)
    return `${docs(symbol, `${indent}  `)}${indent}  ${name}${mark}: ${value}\n`
  }

  function docs(symbol: ts.Symbol, indent: string): string {
    const text = ts.displayPartsToString(symbol.getDocumentationComment(checker)).replaceAll('*/', '*\\/')
    return text ? `${indent}/** ${text.replaceAll('\n', `\n${indent} * `)} */\n` : ''
  }

  function procedure(symbol: ts.Symbol): string {
    const def = member(checker.getTypeOfSymbol(symbol), '_def')
    const [input, output] = ['input', 'output'].map((end) => print(reach(def, '$types', end), '    '))
    const kind = KINDS[(member(def, 'type') as ts.StringLiteralType).value]
    return `${docs(symbol, '    ')}    ${symbol.name}: ${kind}<Call<${input}, ${output}>>\n`
  }

  const record = reach(router, '_def', 'record')
  const nouns = checker.getPropertiesOfType(record).map((noun) => {
    const verbs = checker.getPropertiesOfType(checker.getTypeOfSymbol(noun))
    return `  ${noun.name}: {\n${verbs.map(procedure).join('')}  }\n`
  })
  const errorShape = print(reach(router, '_def', '_config', '$types', 'errorShape'), '')
  return `${HEAD}
type Root = { ctx: object; meta: object; errorShape: ErrorShape; transformer: false }
type ErrorShape = ${errorShape}

export type AppRouter = TRPCBuiltRouter<Root, {
${nouns.join('')}}>
`
}
