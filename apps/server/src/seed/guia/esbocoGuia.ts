import type { CodigoEspecialidade } from '@portal/domain/especialidade/especialidade.tables.ts'
import type { TipoGuia } from '@portal/domain/especialidade/tipoGuia.tables.ts'
import { decideGuia } from '@portal/domain/guia/statusCalculado.ts'
import { statusFicha } from '@portal/domain/guia/statusFicha.tables.ts'
import type { Random } from '../chance/random.ts'
import type { LinhaCredenciado } from '../credenciado/credenciado.data.ts'
import type { Momento } from './calendario.ts'
import type { Item } from './item.ts'
import type { Pedido } from './motivoItem.ts'
import type { Roteiro, Via } from './roteiro.ts'

export type Numero = { readonly numeroFicha: number; readonly senha: string }

/** What a guide is about and how its life will go, before time cuts it. */
export type EsbocoGuia = {
  readonly credenciado: LinhaCredenciado
  readonly pedido: Pedido
  readonly especialidade: CodigoEspecialidade
  readonly tipo: TipoGuia
  readonly itens: readonly Item[]
  readonly numeroFichaPrincipal: number | null
}

/** A guide as it stands today. */
export type GuiaVivida = EsbocoGuia & { readonly momentos: readonly Momento[] }

const VIAS: Readonly<Record<number, Via>> = {
  [statusFicha.aguardandoJustificativa]: 'justificativa',
  [statusFicha.aguardandoDocumentacao]: 'documento',
  [statusFicha.emAnalise]: 'auditoria',
}

const COM_TOKEN = 0.25
const RECORRE = 0.5

/** The life that follows from what the rules, the audit and the payment say of the events. */
export function toRoteiro({ itens, numeroFichaPrincipal }: EsbocoGuia, random: Random): Roteiro {
  const aprovados = itens.filter(({ aprovado }) => aprovado)
  const usaToken = aprovados.some(({ regra }) => regra.tokenObrigatorio)
  const decisao =
    aprovados.length === 0
      ? 'naoAutorizada'
      : aprovados.length < itens.length
        ? 'parcialmenteAutorizada'
        : 'autorizada'
  const enviada = decideGuia(itens, numeroFichaPrincipal !== null)
  return {
    complementar: numeroFichaPrincipal !== null,
    via: (enviada.ok && VIAS[enviada.statusFicha]) || 'automatica',
    decisao,
    token: usaToken && random.chance(COM_TOKEN),
    recurso: itens.some(({ glosaPagamento }) => glosaPagamento) && random.chance(RECORRE),
  }
}
