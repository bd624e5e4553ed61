import { origensGlosa } from '@portal/domain/glosa/origemGlosa.ts'
import Type, { type Static } from 'typebox'
import { CodigoEvento, Data, Nulavel, Objeto, UmDe } from './campo.ts'
import { AjudaEvento } from './motivo.ts'
import { route } from './route.ts'

const vezes = Type.Integer({ minimum: 0 })

/** Why a denial exists, since when, and what became of it at this provider. Produto §5. */
const Explicacao = Objeto({
  codigoGlosa: Type.String(),
  /** Literal text of table 38; the code itself where the table does not have it. */
  texto: Type.String(),
  ajudaEvento: Nulavel(AjudaEvento),
  origem: UmDe(origensGlosa),
  /** The source and what it says. */
  referencia: Type.String(),
  /** The rule of the event that was asked about; null where the denial does not follow from it. */
  regra: Nulavel(
    Objeto({
      codigoEvento: CodigoEvento,
      descricao: Type.String(),
      desde: Data,
      /** Who says so. */
      fonte: Type.String(),
      /** Guideline of use of the mandatory list, by number. */
      dut: Nulavel(Type.Integer()),
    }),
  ),
  /** Events of this provider in the twelve months to `ate`; no money. */
  historico: Objeto({
    desde: Data,
    ate: Data,
    /** Denied with this code when they were asked for. */
    autorizacao: vezes,
    /** Of published statements, as far as the login sees: denied so, appealed, won, still to be decided. */
    pagamento: Type.Optional(
      Objeto({ negados: vezes, recorridos: vezes, ganhos: vezes, emJulgamento: vezes }),
    ),
  }),
})
export type Explicacao = Static<typeof Explicacao>

export const glosa = {
  getExplicacao: route({
    method: 'GET',
    path: '/api/guia/v1/glosas/{codigoGlosa}/explicacao',
    summary: 'De onde vem a regra de uma negativa, desde quando vale, e o histórico dela neste credenciado',
    params: Objeto({ codigoGlosa: Type.String({ pattern: '^[0-9]{4}$' }) }),
    query: Objeto({ codigoEvento: Type.Optional(CodigoEvento) }),
    reply: Explicacao,
    errors: [],
    permission: 'sessao',
    own: true,
  }),
}
