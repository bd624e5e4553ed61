import { itensMenu, type LinhaMenu } from './menu.tables.ts'
import type { rotasAgregadas } from './rotaPermitida.ts'

/** Below a beginning that says who may open it: of an address with none it would be nobody. */
type RotaAgregada = `${(typeof rotasAgregadas)[number]['prefixo']}${string}`
type TelaSemItem = { rotulo: string; rota: RotaAgregada; pagina: LinhaMenu['pagina']; densa?: true }

/** Screens that no menu item names; who may open them stands in rotaPermitida.ts, by the beginning of the address. */
const telasSemItem = [
  { rotulo: 'Guia', rota: '/portal/guia/$numeroFicha', pagina: 'GuiaPage', densa: true },
  { rotulo: 'Linha do tempo do dente', rota: '/portal/dente/linha', pagina: 'LinhaDentePage' },
  { rotulo: 'Meus arquivos', rota: '/portal/arquivos/meus', pagina: 'ExportacoesPage' },
  { rotulo: 'Recurso de glosa', rota: '/portal/recurso/$numeroFicha', pagina: 'RecursoPage' },
  { rotulo: 'Pedido de exames', rota: '/portal/sol/$numeroSolicitacao', pagina: 'SolicitacaoPage' },
  {
    rotulo: 'Imprimir pedido de exames',
    rota: '/portal/impressao/sol/$numeroSolicitacao',
    pagina: 'ImpressaoSolicitacaoPage',
  },
  { rotulo: 'Pedir exames', rota: '/portal/sol/solicitacao', pagina: 'SolicitacaoExamePage', densa: true },
  {
    rotulo: 'Carta ao paciente: o que o plano não cobriu',
    rota: '/portal/impressao/negativa/$numeroFicha',
    pagina: 'CartaNegativaPage',
  },
  {
    rotulo: 'Carta ao paciente: o que o plano não paga',
    rota: '/portal/impressao/cobertura',
    pagina: 'CartaCoberturaPage',
  },
  {
    rotulo: 'Imprimir recurso de glosa',
    rota: '/portal/impressao/recurso/$numeroFicha',
    pagina: 'ImpressaoRecursoPage',
  },
  {
    rotulo: 'Imprimir demonstrativo de pagamento',
    rota: '/portal/impressao/demonstrativo',
    pagina: 'ImpressaoDemonstrativoPage',
  },
  {
    rotulo: 'Estimativa para o paciente',
    rota: '/portal/impressao/estimativa/$numeroFicha',
    pagina: 'EstimativaPage',
  },
  { rotulo: 'Imprimir guia', rota: '/portal/impressao/gto/$numeroFicha', pagina: 'ImpressaoGuiaPage' },
] as const satisfies readonly TelaSemItem[]

type ItemComTela = Extract<(typeof itensMenu)[number], { pagina: string }>

/** A screen that there is; each `$name` of its address stands for a number. */
export type Tela = ItemComTela | (typeof telasSemItem)[number]

export const telas: readonly Tela[] = [
  ...itensMenu.filter((item): item is ItemComTela => 'pagina' in item),
  ...telasSemItem,
]

/** Whether a screen needs all the width that there is: its menu collapses sooner (Interface S04). */
export const isTelaDensa = (tela: Tela | undefined): boolean => tela !== undefined && 'densa' in tela

/** Whether a screen is a page to read and print, without the portal's frame around it (Spec §2). */
export const isTelaFolha = (tela: Tela | undefined): boolean =>
  tela?.rota.startsWith('/portal/impressao/') ?? false

const toPattern = (rota: string): RegExp => new RegExp(`^${rota.replaceAll(/\$\w+/g, '[1-9]\\d{0,11}')}/?$`)
const padroes = telas.map((tela) => ({ tela, padrao: toPattern(tela.rota) }))

/** The screen of an address without its query; undefined where there is none. */
export const findTela = (pathname: string): Tela | undefined =>
  padroes.find(({ padrao }) => padrao.test(pathname))?.tela
