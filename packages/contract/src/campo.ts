import { MAXIMO_QUANTIDADE } from '@portal/domain/evento/linha/linhaEvento.ts'
import { MOTIVOS_FIM } from '@portal/domain/guia/fimGuia.ts'
import { MAXIMO_TEXTO } from '@portal/domain/texto/protegido.ts'
import Type, { type TSchema } from 'typebox'
import type { DetalheErro } from './errors.ts'

/** An object that takes the named fields and no other. */
export const Objeto = <const P extends Record<string, TSchema>>(
  properties: P,
  regra: Partial<RegraObjeto> = {},
) => Type.Object(properties, { additionalProperties: false, ...regra })

/** A rule of an object that `not` states, with what is told of it: at the field, where the object is the whole input. */
export type RegraObjeto = { not: TSchema; recusa: DetalheErro }

/** The rule of an object that tells a place: a tooth or a region, never both (`codigoLocalizacao` is one of them). */
export const umLugarSo: RegraObjeto = {
  not: { required: ['dente', 'regiao'] },
  recusa: { campo: 'dente', mensagem: 'Informe o dente ou a região, não os dois.' },
}

/** One of these codes: which there are, the domain says. */
export const UmDe = <const V extends string | number>(codigos: readonly V[]) =>
  Type.Unsafe<V>(Type.Union(codigos.map((codigo) => Type.Literal(codigo))))

/** One of the codes of a domain table. */
export const CodigoDe = <const V extends string | number>(linhas: readonly { readonly codigo: V }[]) =>
  UmDe(linhas.map(({ codigo }) => codigo))

export const Nulavel = <const T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()])

/** Number of a guide (GTO, ficha). Spec §3. */
export const NumeroFicha = Type.Integer({ minimum: 1, maximum: 999_999_999_999 })

/** Card number of a member: up to nine digits (Spec §5.4). */
export const CodigoAssociado = Type.String({ pattern: '^[0-9]{1,9}$' })

/** A plan of the operator's, where a request names one of the patient's. */
export const CodigoPlano = Type.String({ minLength: 1, maxLength: 20 })

/**
 * An event's code: eight digits, as they are kept and answered, or under the mask of the screens, 99.999.999, which
 * the server takes away when it reads (`mascara`). Spec §5.
 */
export const CodigoEvento = Type.String({
  pattern: '^([0-9]{8}|[0-9]{2}\\.[0-9]{3}\\.[0-9]{3})$',
  mascara: true,
})

export const CodigoEspecialidade = Type.Integer({ minimum: 1, maximum: 99 })
export const CodigoTipoAtendimento = Type.Integer({ minimum: 1, maximum: 99 })

/** A tooth of table 28 or a region of table 42. Spec §3, `codigoLocalizacao`. */
export const CodigoLocalizacao = Type.String({ pattern: '^([1-8][0-9]|[A-Z][A-Z0-9]{1,5})$' })

/** Letters of table 32, one to five of them. */
export const CodigoFace = Type.String({ pattern: '^[OIMDVLP]{1,5}$' })

/** Faces as people type them, in any order, case and punctuation: `mod`, `M O D`. The rules say what is wrong (3023). */
export const FacesDigitadas = Type.String({ pattern: '^[A-Za-z ,;./-]{0,20}$' })

/** Of an event; none at all is told by its denial (3006), not by the field. */
export const Quantidade = Type.Integer({ minimum: 0, maximum: MAXIMO_QUANTIDADE })

/** Order of inclusion of an event in its guide, 1 for the first. */
export const Sequencial = Type.Integer({ minimum: 1, maximum: 9999 })

/** Civil day, YYYY-MM-DD. */
export const Data = Type.String({ format: 'date' })

/** The ends that bound the work of a guide (`@portal/domain/guia/fimGuia.ts`), where the services tell them. */
export const fimGuia = {
  /** Last civil day of the password. */
  validadeSenha: Type.Optional(Data),
  /**
   * The first end of what lets the patient be attended, come or to come; of the plan where `motivo` is not told. `dia` is
   * null of a member suspended, or made inactive, without one.
   */
  fimCobertura: Type.Optional(
    Nulavel(Objeto({ dia: Nulavel(Data), motivo: Type.Optional(UmDe(MOTIVOS_FIM)) })),
  ),
  /** The password has no renewal left: it had its one, or is a newborn's. */
  senhaRenovada: Type.Optional(Type.Boolean()),
  /** The password is of a maintenance: it ends with its month, and has no renewal. */
  senhaDoMes: Type.Optional(Type.Boolean()),
  /** Events that are dated and would not be paid so. */
  eventosNaoPagos: Type.Optional(Type.Integer()),
  /** Events of which the patient said no when a token was asked for, and was not asked again. */
  eventosRejeitados: Type.Optional(Type.Integer()),
  /** Last days on which what is dated may be forwarded, passed or to come, the first one first; none where no term runs. */
  prazosApresentacao: Type.Optional(Type.Array(Data)),
}

/** Civil day as the specification sends it in `envio-gto`: DD/MM/YYYY. */
export const DataBrasileira = Type.String({ pattern: '^[0-3][0-9]/[01][0-9]/[0-9]{4}$' })

/** Instant in UTC, ISO 8601. */
export const Instante = Type.String({ format: 'date-time' })

/** Reais with two decimals, "85.90": integer cents inside, text on the wire so that no binary fraction gets in. */
const padraoDinheiro = '^-?[0-9]{1,10}\\.[0-9]{2}$'
export const Dinheiro = Type.String({ pattern: padraoDinheiro })

declare const doRepasse: unique symbol

/** Money that a run made: paid, denied, released, appealed, deducted. A text like any other to whoever reads it. */
export type ValorRepasse = string & { readonly [doRepasse]?: true }

/** The same as the server tells it: only what the sharing option of the login shows can be told (Spec §3). */
export type DinheiroVisivel = string & { readonly [doRepasse]: true }

/** A reply of which all the money of a run passed through the login's view. */
export type Visivel<T> = T extends string
  ? typeof doRepasse extends keyof T
    ? DinheiroVisivel
    : T
  : T extends object
    ? { [K in keyof T]: Visivel<T[K]> }
    : T

/** Found in a reply's schema by `doRepasse`, as by its type. */
export const DinheiroRepasse = Type.Unsafe<ValorRepasse>(
  Type.String({ pattern: padraoDinheiro, doRepasse: true }),
)

/** Whether the login sees all of the provider's lines; else the figures are of those that it sees (Spec §3.12). */
export const Todas = Type.Boolean()

/**
 * Revision of the draft on the screen that sends it: another one, saved by another screen, refuses (409). It is ours: left
 * out, nothing is asked.
 */
export const RevisaoRascunho = Type.Integer({ minimum: 0 })

/** Version of the guide that the caller has seen; a later one in the database refuses the write (409). */
export const Versao = Type.Integer({ minimum: 1 })

/** What is told of one that is no number, where a header brings it. */
export const recusaVersao: DetalheErro = { campo: 'If-Match', mensagem: 'Deve ser a versão da guia.' }

/** Text of a person, after the protected-text rule of Spec §5. */
export const TextoPessoa = Type.String({ minLength: 1, maxLength: MAXIMO_TEXTO, protegido: 'guardado' })

/**
 * The same while it is being typed: the spaces around it still belong to it, it may be empty, and it may be too long to be
 * sent: a draft keeps it until it is cut.
 */
export const TextoDigitado = Type.String({ maxLength: 4 * MAXIMO_TEXTO, protegido: 'digitado' })

/** Where the next page begins; opaque to the caller. */
export const Cursor = Type.String({ minLength: 1, maxLength: 200 })

/** Of a list that is read by pages, which one, from 1 (Spec §9); and how many at once, of any list. */
export const NroPagina = Type.Integer({ minimum: 1, maximum: 1000 })
export const QtdRegistros = Type.Integer({ minimum: 1, maximum: 50 })

/** The effect happened; nothing more to say. */
export const Feito = Objeto({ ok: Type.Literal(true) })

/** A password as it was typed: never kept, logged or shown (Segurança A2). */
export const Senha = Type.String({ minLength: 1, maxLength: 200, segredo: true })
