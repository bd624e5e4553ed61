import { addDays, addMonths, mesDe } from '@portal/domain/calendario/dataCivil.ts'
import { isDiaUtil } from '@portal/domain/calendario/diaUtil.ts'
import { tipoGuia } from '@portal/domain/especialidade/tipoGuia.tables.ts'
import type { TipoFormulario } from '@portal/domain/ortodontia/formulario/campoFormulario.ts'
import type { Random } from '../chance/random.ts'
import type { GuiaVivida } from '../guia/esbocoGuia.ts'
import { credenciadoOf, type Gerador } from '../guia/gerador.ts'
import { createItemAprovado, type Item } from '../guia/item.ts'
import { motivoOf } from '../guia/motivoItem.ts'
import { cancelAfter, listPassos, type PassoRoteiro, type Via } from '../guia/roteiro.ts'
import type { Caso } from './caso.data.ts'
import { type Escolhido, findFimCarencia } from './paciente.ts'

const INSTALACAO = '86000098'
const MANUTENCAO = '86000357'
const CONTENCAO = '86000209'
const MODELOS = '86000420'

const ORTODONTIA = 6
const ORTODONTISTA = 100002
const LUGAR = { dente: null, regiao: null, faces: null }

/** Days of a month on which patients come: none of the days before, that a weekend moves it to, is of another month. */
const DIAS_DE_MANUTENCAO = [7, 23] as const
const DIA_DA_PRORROGACAO = 27
/** Its audit is over, and the appliance put in, before the month is. */
const DIAS_DA_INICIAL = [1, 4] as const

export type GuiaOrto = { readonly guia: GuiaVivida; readonly tipo: TipoFormulario }

const toDiaUtil = (dia: string): string => (isDiaUtil(dia) ? dia : toDiaUtil(addDays(dia, -1)))

const comEspera = (passo: PassoRoteiro, espera: PassoRoteiro['espera']): PassoRoteiro => ({
  ...passo,
  espera,
})

/** All on the day of the visit, until the guide goes to payment. */
const listPassosVisita = (via: Via, recurso: boolean): PassoRoteiro[] =>
  listPassos({ complementar: false, via, decisao: 'autorizada', token: false, recurso }).map((passo) =>
    passo.etapa === 'faturamento' || passo.autor === 'operadora' ? passo : comEspera(passo, [0, 0]),
  )

/** The guides of one treatment, as its provider's practice lived them. */
export class GuiasDoCaso {
  private readonly caso: Caso
  private readonly escolhido: Escolhido
  private readonly gerador: Gerador
  private readonly random: Random

  constructor(caso: Caso, escolhido: Escolhido, gerador: Gerador, random: Random) {
    this.caso = caso
    this.escolhido = escolhido
    this.gerador = gerador
    this.random = random
  }

  /** In the order of their release; what would be released today or later is not there yet. */
  list(): GuiaOrto[] {
    const { meses, prorrogacao } = this.caso
    const doMes = [...meses].flatMap((mes, i) => [
      this.createDoMes(mes, i),
      prorrogacao?.[0] === i ? this.createProrrogacao(i) : undefined,
    ])
    return [this.createInicial(), ...doMes]
      .filter((guia) => guia !== undefined)
      .filter(({ guia }) => guia.momentos.length > 0)
  }

  private live(data: string, tipo: TipoFormulario, item: Item, passos: readonly PassoRoteiro[]): GuiaOrto {
    const credenciado = credenciadoOf(this.caso.credenciado ?? ORTODONTISTA)
    const { associado } = this.escolhido
    const codigos = { inicial: tipoGuia.ortoInicial, manutencao: tipoGuia.ortoManutencao } as const
    const guia = this.gerador.live(
      {
        credenciado,
        pedido: { associado, codigoCredenciado: credenciado.codigo, data },
        especialidade: ORTODONTIA,
        tipo: tipo === 'prorrogacao' ? tipoGuia.ortoProrrogacao : codigos[tipo],
        itens: [item],
        numeroFichaPrincipal: null,
      },
      passos,
    )
    return { guia, tipo }
  }

  /** It waits for its documentation (3041) and then for the audit; of who is in the waiting period it is denied at once. */
  private createInicial(): GuiaOrto {
    const { inicial, dias } = this.caso
    const { associado, data } = this.escolhido
    const pedida = toDiaUtil(data)
    const primeira = addDays(data, this.random.int(...DIAS_DA_INICIAL))
    const aprovada: Item = {
      ...createItemAprovado(INSTALACAO, LUGAR),
      decisao: 'pendenteImagem',
      motivos: [motivoOf('3041', 'pendenciaImagem', 'imagem')],
    }
    if (inicial === 'naoAutorizada') {
      const possivelEm = findFimCarencia(associado)
      const motivos = [motivoOf('1007', 'glosa', 'associado', possivelEm ? { possivelEm } : {})]
      const negada: Item = {
        ...aprovada,
        decisao: 'negado',
        motivos,
        aprovado: false,
        motivosFinais: motivos,
      }
      const passos = listPassos({ ...SEM_DESVIO, via: 'automatica', decisao: 'naoAutorizada' })
      return this.live(pedida, 'inicial', negada, passos)
    }
    return this.live(dias === undefined ? primeira : pedida, 'inicial', aprovada, listPassosInicial(inicial))
  }

  private dayOf(i: number, dia: number): string {
    const mes = mesDe(addMonths(this.escolhido.data, i + 1))
    return toDiaUtil(`${mes}-${String(dia).padStart(2, '0')}`)
  }

  private createDoMes(mes: string, i: number): GuiaOrto | undefined {
    if (mes === '.') return undefined
    const data = this.dayOf(i, this.random.int(...DIAS_DE_MANUTENCAO))
    const feita = createItemAprovado(MANUTENCAO, LUGAR)
    const passos = listPassosVisita('automatica', false)
    if (mes === 'p') return this.live(data, 'manutencao', feita, passos.slice(0, 1))
    if (mes === 'c') {
      const contencao: Item = {
        ...createItemAprovado(CONTENCAO, { ...LUGAR, regiao: 'AI' }),
        decisao: 'analise',
        motivos: [motivoOf('3134', 'auditoria', 'guia')],
      }
      return this.live(data, 'manutencao', contencao, listPassosVisita('auditoria', false))
    }
    if (mes !== 'g') return this.live(data, 'manutencao', feita, passos)
    const negada: Item = { ...feita, glosaPagamento: motivoOf('3013', 'glosa', 'justificativa') }
    return this.live(data, 'manutencao', negada, listPassosVisita('automatica', this.random.chance(0.5)))
  }

  /** The models of the extension's study are what it is paid for; its form asks for the months. */
  private createProrrogacao(i: number): GuiaOrto {
    const modelos = createItemAprovado(MODELOS, LUGAR)
    return this.live(
      this.dayOf(i, DIA_DA_PRORROGACAO),
      'prorrogacao',
      modelos,
      listPassosVisita('automatica', false),
    )
  }
}

const SEM_DESVIO = { complementar: false, token: false, recurso: false } as const
const INSTALADA_EM = [1, 4] as const

/** The life of an initial guide up to where it stops. */
function listPassosInicial(parada: Caso['inicial']): readonly PassoRoteiro[] {
  const passos = listPassos({ ...SEM_DESVIO, via: 'documento', decisao: 'autorizada' }).map((passo) =>
    passo.acao === 'updateDataEvento' ? comEspera(passo, INSTALADA_EM) : passo,
  )
  const lastOf = (acao: PassoRoteiro['acao']) => passos.findLastIndex((passo) => passo.acao === acao)
  const rapidos = passos.map((passo) => comEspera(passo, passo.acao === 'uploadImagem' ? [1, 2] : [0, 0]))
  switch (parada) {
    case 'aguardandoDocumentacao':
      return rapidos.slice(0, lastOf('send') + 1)
    case 'emAnalise':
      return rapidos.slice(0, lastOf('requestAuditoria') + 1)
    case 'autorizada':
      return passos.slice(0, lastOf('concludeAuditoria') + 1)
    case 'canceladaSolicitada':
      return cancelAfter(passos, lastOf('send'))
    case 'canceladaAutorizada':
      return cancelAfter(passos, lastOf('concludeAuditoria'))
    default:
      return passos
  }
}
