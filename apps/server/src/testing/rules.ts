import { type Arrow, isProduct } from './folders.ts'
import type { Source } from './sources.ts'

const server = 'apps/server/src/'

const say = ({ from, to }: Arrow): string => `${from} -> ${to}`

/** The first folder below a workspace's sources; none of a file that stands beside the folders. */
const folderOf = (file: string): string | undefined => /^(?:apps|packages)\/\w+\/src\/(\w+)\//.exec(file)?.[1]

/** What the web's `ui` imports of nouns: its own workspace's, the domain's or a call's. */
export const listNounsOfUi = (arrows: readonly Arrow[], nouns: readonly string[]): Arrow[] =>
  arrows
    .filter(({ from }) => from.startsWith('apps/web/src/ui/'))
    .filter(({ to }) => to.startsWith('packages/contract/') || nouns.includes(folderOf(to) ?? ''))

/** Parts that wait or fail in their own way, and of what it is no reading in its place. */
const ownWaiting = [
  // Their data keeps its place before it is there: a number as a dash, an image's black ground.
  'credenciado/SenhasCard.tsx',
  'imagem/visualizador/Palco.tsx',
  // The frame: the menu, the page that is on its way or did not come, what an entry owes.
  'menu/SideMenu.tsx',
  'shell/entry/EntryGate.tsx',
  'shell/frame/PagePending.tsx',
  'shell/frame/PortalSkeleton.tsx',
  'shell/route/ErrorPage.tsx',
  // The draft's copy in this browser, and the guide until its draft is there.
  'GuiaPage.tsx',
  'rascunho/RascunhoEditor.tsx',
  'solicitacaoExame/SolicitacaoExameEditor.tsx',
  // A link that holds no more is told before any field, with another way on.
  'acesso/CadastrarSenhaPage.tsx',
  // A calendar whose code is late: its field is there, and takes the day typed.
  'ui/field/CalendarPopover.tsx',
  // Forms whose code comes when they are opened: what is awaited is the form, its readings have their own view.
  'ortodontia/formulario/FormularioDobra.tsx',
  'solicitacaoExame/SolicitacaoExamePage.tsx',
  // A code that is made as it is shown: what is waited for is written, not read.
  'envioCelular/EnvioCelularDialog.tsx',
  // Another system in a frame, which says by a message that it has come: nothing of ours is read.
  'chat/ChatPanel.tsx',
]

const web = 'apps/web/src/'
const waiting = ['carregamento/LoadError.tsx', 'ui/feedback/ErrorState.tsx', 'ui/feedback/Skeleton.tsx']

/** Parts of the web that tell by themselves that a reading is on its way or failed: `QueryView` and `ListView` do. */
export const listOwnFailures = (arrows: readonly Arrow[]): string[] => [
  ...new Set(
    arrows
      .filter(({ from, to }) => from.startsWith(web) && waiting.some((part) => to === `${web}${part}`))
      .map(({ from }) => from.slice(web.length))
      .filter((file) => !file.startsWith('carregamento/') && !ownWaiting.includes(file)),
  ),
]

/** What `db` knows of the folders that use it: what the process runs on stands below it. */
export const listAboveDb = (arrows: readonly Arrow[]): string[] =>
  arrows
    .filter(({ from, to }) => from.startsWith(`${server}db/`) && to.startsWith(server))
    .filter(({ to }) => !['db', 'runtime'].includes(folderOf(to) ?? ''))
    .map(say)

/** The nouns that the edge knows, but for the trail: what it needs of them the process hands it. */
export const listNounsOfHttp = (arrows: readonly Arrow[], nouns: readonly string[]): string[] =>
  arrows
    .filter(({ from, to }) => from.startsWith(`${server}http/`) && to.startsWith(server))
    .filter(({ to }) => nouns.includes(folderOf(to) ?? '') && folderOf(to) !== 'trilha')
    .map(say)

/** What puts the process together imports the folders, and no folder imports it. */
export const listAboveProcess = (arrows: readonly Arrow[]): string[] =>
  arrows.filter(({ from, to }) => to.startsWith(`${server}process/`) && folderOf(from) !== 'process').map(say)

/** What `runtime` knows of the folders that run on it. */
export const listAboveRuntime = (arrows: readonly Arrow[]): string[] =>
  arrows
    .filter(({ from, to }) => from.startsWith(`${server}runtime/`) && to.startsWith(server))
    .filter(({ to }) => folderOf(to) !== 'runtime')
    .map(say)

/** Sources of the server that stand in no folder. */
export const listFolderless = (sources: readonly Source[]): string[] =>
  sources.map(({ file }) => file).filter((file) => file.startsWith(server) && folderOf(file) === undefined)

/** Sources of the server that name the web, but for the one that serves what it built. */
export const listWebInServer = (sources: readonly Source[]): string[] =>
  sources
    .filter(
      ({ file }) => file.startsWith(server) && isProduct(file) && file !== `${server}site/siteFolder.ts`,
    )
    .filter(({ text }) => /@portal\/web\b|\bapps\/web\//.test(text))
    .map(({ file }) => file)

/** A statement's words, after what made it: `statement` or `statementVisto`. */
const statements = /\b(statement|statementVisto)(?:<[^(]*>)?\(([\s\S]*?)\n\)/g
const dinheiroDoRepasse = /\b(repasse_evento|repasse_desconto|recurso_item)\b/

/**
 * Sources of the server that read a run's money past the view: `repasse` itself makes it, and whoever tells a login of
 * it reads it with `statementVisto`.
 */
export const listUnseen = (sources: readonly Source[]): string[] =>
  sources
    .filter(({ file }) => file.startsWith(server) && isProduct(file) && !file.startsWith(`${server}repasse/`))
    .filter(({ text }) =>
      [...text.matchAll(statements)].some(
        ([, made, sql = '']) =>
          made === 'statement' && dinheiroDoRepasse.test(sql) && /_centavos\b[^,]*\bas "/.test(sql),
      ),
    )
    .map(({ file }) => file)

/** A comment, or a text in quotes: in a source, whichever begins first. A comment's slashes follow a blank. */
const pieces =
  /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`|\/\*([\s\S]*?)\*\/|(?<=^|\s)\/\/([^\n]*)/gm

const readPieces = (text: string) =>
  [...text.matchAll(pieces)].map(([, single, double, template, block, line]) => ({
    literal: single ?? double ?? template,
    comment: block ?? line,
  }))

/** Texts of the error catalogue with a figure of their own: a limit is told from the constant that holds it. */
export const listFiguresInCatalogue = (sources: readonly Source[]): string[] =>
  sources
    .filter(({ file }) => /^packages\/contract\/src\/\w+\.errors\.ts$/.test(file))
    .flatMap(({ file, text }) =>
      readPieces(text)
        .map(({ literal = '' }) => literal.replaceAll(/\$\{[^}]*\}/g, ''))
        .filter((literal) => /\d/.test(literal) && !/^(API-[A-Z]{3}-\d{4}$|@portal\/)/.test(literal))
        .map((literal) => `${file}: ${literal}`),
    )

/** Nouns that are words of any text: who calls, the product's name, a field, a text itself. */
const wordsOfAny = ['campo', 'credenciado', 'operadora', 'rede', 'texto']

/** Texts of the edge that name a noun: what is told of one, its contract or the trail says. */
export const listNounsSaidByHttp = (sources: readonly Source[], nouns: readonly string[]): string[] =>
  sources
    .filter(({ file }) => file.startsWith(`${server}http/`) && isProduct(file))
    .flatMap(({ file, text }) =>
      readPieces(text)
        .map(({ literal = '' }) => literal.replaceAll(/\$\{[^}]*\}/g, ''))
        .filter((literal) => !/^(@portal\/|\.{1,2}\/)/.test(literal))
        .filter((literal) =>
          literal
            .toLowerCase()
            .match(/\w+/g)
            ?.some((word) => isNoun(word, nouns)),
        )
        .map((literal) => `${file}: ${literal}`),
    )

const isNoun = (word: string, nouns: readonly string[]): boolean =>
  nouns.includes(word) && !wordsOfAny.includes(word)

const sql =
  /\b(select\s[\s\S]*?\bfrom\s+[\w($"]|insert\s+into\s|update\s+[\w.$"{}]+(\s+\w+)?\s+set\s|delete\s+from\s|with\s+\w+\s+as\s*\()/

/** Sources of the server that hold SQL, in whatever quotes, and are no store. */
export const listSqlElsewhere = (sources: readonly Source[]): string[] =>
  sources
    .filter(({ file }) => file.startsWith(server) && isProduct(file))
    .filter(({ file }) => !/\.store\.ts$/.test(file) && !/^(db|seed)\//.test(file.slice(server.length)))
    .filter(({ text }) => readPieces(text).some(({ literal = '' }) => sql.test(literal)))
    .map(({ file }) => file)

/** How a line of code begins or ends, and no sentence does. */
const code = [
  /^import\b.*\bfrom ['"]|^import ['"]/,
  /^export (const|function|async|type|interface|default|class)\b/,
  /^(const|let|var) [\w{[].*=/,
  /^(async )?function\*? \w+\(/,
  /^return\b.*[()[\]{;]/,
  /^(if|for|while|switch) ?\(.*\)/,
  /^\}? ?(else|catch|finally)\b.*\{$/,
  /^(await |void )?[\w.]+\(.*\)[;,]?$/,
  /^[\w.]+ \+?= (?!=).*[\w)'"`\]};]$/,
  /^<\/?[A-Za-z][\w.]*( [\w-]+=.*)?\/?>$/,
  /^[\w-]+: .*;$/,
  /^[\])}]+[;,]?$/,
]

/** Lines of comments that are code: what is not needed is deleted. */
export const listCommentedOut = (sources: readonly Source[]): string[] =>
  sources.flatMap(({ file, text }) =>
    readPieces(text)
      .flatMap(({ comment = '' }) => comment.split('\n'))
      .map((line) => line.replace(/^\s*\*? ?/, '').trim())
      .filter((line) => code.some((pattern) => pattern.test(line)))
      .map((line) => `${file}: ${line}`),
  )

/** Files of the contract, and groups of its calls, that are named by no noun. */
export const listUnnamed = (
  sources: readonly Source[],
  groups: readonly string[],
  names: readonly string[],
): string[] =>
  [
    ...sources.flatMap(({ file }) => /^packages\/contract\/src\/(\w+)\./.exec(file)?.[1] ?? []),
    ...groups,
  ].filter((name) => !names.includes(name))

/** Nouns whose calls the server answers, in a folder that is named otherwise. */
export const listMisplacedHandlers = (sources: readonly Source[]): string[] =>
  sources
    .map(({ file }) => file)
    .filter((file) => /\.handlers\.ts$/.test(file))
    .filter((file) => !/\/src\/(\w+)\/\1\.handlers\.ts$/.test(file))

/** The address of a screen in quotes, with what stands before it. */
const enderecos = /([\w.]*[(:]\s*)?['"`]\/portal\/\w[^'"`\n]*['"`]/g

/** What takes the route of a screen and is typed by the router or by the table of screens. */
const typed = /\b(?:hrefOf|toEndereco)\(\s*$|\b(?:from|to|rota):\s*$/

/** Where the addresses are themselves: the screens, who may open them, and how their parameters are read. */
const tables = /\/menu\/(?:menu\.tables|tela\.tables|rotaPermitida)\.ts$|^apps\/web\/src\/routes\.tsx$/

/** Addresses of screens that are written by hand; `hrefOf` on the web and `toEndereco` below it build them. */
export const listHandmadeAddresses = (sources: readonly Source[]): string[] =>
  sources
    .filter(
      ({ file }) =>
        /^(?:packages|apps\/(?:web|server))\//.test(file) && isProduct(file) && !tables.test(file),
    )
    .flatMap(({ file, text }) =>
      [...text.replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/[^\n]*/gm, '').matchAll(enderecos)]
        .filter(([, before = '']) => !typed.test(before))
        .map(([found]) => `${file}: ${found}`),
    )
