import { addMonths } from '@portal/domain/calendario/dataCivil.ts'
import type { CodigoEspecialidade } from '@portal/domain/especialidade/especialidade.tables.ts'
import { tipoGuia } from '@portal/domain/especialidade/tipoGuia.tables.ts'
import type { AssociadoSemeado } from '../associado/associado.ts'
import type { GuiaVivida } from './esbocoGuia.ts'
import { credenciadoOf, type Gerador } from './gerador.ts'
import { createItemAprovado } from './item.ts'
import type { Local } from './local.ts'
import { listPassos } from './roteiro.ts'

type Atendimento = {
  readonly codigo: string
  readonly credenciado: number
  readonly especialidade: CodigoEspecialidade
  /** How long ago it was done. */
  readonly meses: number
  readonly eventos: readonly (readonly [codigoEvento: string, local?: Partial<Local>])[]
}

const NENHUM: Local = { dente: null, regiao: null, faces: null }

function visit(
  codigo: string,
  credenciado: number,
  especialidade: CodigoEspecialidade,
  meses: number,
  eventos: Atendimento['eventos'],
): Atendimento {
  return { codigo, credenciado, especialidade, meses, eventos }
}

/**
 * The past of the cast. It makes the answers of the rules tell dates: on 500000001 a resin on 16 is too early
 * (another practice, ten months ago), so is a prophylaxis (three), 46 is absent and 36 may have its core.
 */
const ATENDIMENTOS: readonly Atendimento[] = [
  visit('500000001', 100010, 3, 18, [['85200158', { dente: '36' }]]),
  visit('500000001', 100004, 5, 14, [['82000875', { dente: '46' }]]),
  visit('500000001', 100001, 1, 13, [['81000065']]),
  visit('500000001', 100010, 2, 10, [['85100200', { dente: '16', faces: 'MO' }]]),
  visit('500000001', 100001, 25, 3, [['84000198']]),
  visit('500000003', 100001, 1, 14, [['81000065']]),
  visit('500000003', 100001, 9, 4, [['84000090'], ['84000074', { dente: '16', faces: 'O' }]]),
  visit('500000004', 100001, 1, 9, [['81000065']]),
  visit('500000006', 200001, 1, 8, [['81000065']]),
  visit('500000006', 200001, 2, 7, [['85100196', { dente: '25', faces: 'O' }]]),
]

/** The guides behind the cast's past, paid for where there was time. */
export function createGuiasDoElenco(
  associados: readonly AssociadoSemeado[],
  gerador: Gerador,
  hoje: string,
): GuiaVivida[] {
  return ATENDIMENTOS.flatMap(({ codigo, credenciado, especialidade, meses, eventos }) => {
    const associado = associados.find(({ linha }) => linha.codigo === codigo)
    if (!associado) return []
    const data = addMonths(hoje, -meses)
    const passos = listPassos({
      complementar: false,
      via: 'automatica',
      decisao: 'autorizada',
      token: false,
      recurso: false,
    })
    // Done on the day it was asked for, so that what is "ten months ago" is so to the day.
    const noDia = passos.map((passo) =>
      passo.etapa === 'faturamento' ? passo : ({ ...passo, espera: [0, 0] } as const),
    )
    const itens = eventos.map(([evento, local]) => createItemAprovado(evento, { ...NENHUM, ...local }))
    const pedido = { associado, codigoCredenciado: credenciado, data }
    return gerador.live(
      {
        credenciado: credenciadoOf(credenciado),
        pedido,
        especialidade,
        tipo: tipoGuia.tratamento,
        itens,
        numeroFichaPrincipal: null,
      },
      noDia,
    )
  })
}
