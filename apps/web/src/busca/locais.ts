import type { ItemMenu } from '@portal/contract/menu.ts'
import type { Vista } from '@portal/contract/vista.ts'
import { toEndereco } from '@portal/domain/menu/endereco.ts'
import {
  type AcaoDaMoldura,
  acoesDaMoldura,
  partesProcuradas,
  procuras,
  procurasAcao,
} from '@portal/domain/menu/procura.tables.ts'
import { findTela, type Tela, telas } from '@portal/domain/menu/tela.tables.ts'
import type { TelaVista } from '@portal/domain/vista/telaVista.tables.ts'
import type { Marca } from '../marca/marca.ts'
import { hrefOf as hrefOfItem, isForaDoPortal } from '../menu/href.ts'
import type { IconName } from '../ui/icon.data.ts'
import { theme } from '../ui/theme.ts'
import { visita } from '../visita/visita.ts'
import { toBusca } from '../vista/endereco.ts'
import { listDaRede } from './daRede.ts'
import type { Resultado } from './resultados.ts'

const daTela: Readonly<Partial<Record<string, string>>> = procuras
/** What else the screen of an address is called. */
const findPalavras = (rota: string): string => daTela[findTela(rota)?.pagina ?? ''] ?? ''
const daAcao: Readonly<Partial<Record<string, string>>> = procurasAcao

/** The screens that open by their address alone, and that no menu shows. */
const semItem = telas.filter(
  (tela) => tela.pagina in procuras && (!('identificadorItem' in tela) || 'oculto' in tela),
)

const toTela = (rotulo: string, rota: string): Resultado => ({
  id: `tela:${rota}`,
  titulo: rotulo,
  detalhe: 'Tela',
  procura: findPalavras(rota),
  icone: 'arrowRight',
  destino: rota,
})

/** What the menu leads to outside of the portal, the legacy system or another site: found as its screen here would be. */
const toFora = (item: ItemMenu): Resultado => {
  const destino = hrefOfItem(item, false)
  return {
    id: `fora:${destino}`,
    titulo: item.rotulo,
    detalhe: 'Abre outra aba',
    procura: findPalavras(item.rota),
    icone: 'external',
    destino,
    isFora: true,
  }
}

type Lugares = {
  /** What the menu shows and nothing locks, in its order and in its words. */
  itens: readonly ItemMenu[]
  isAberta: (rota: string) => boolean
}

/** The screens that this person may open, the menu's first, and the parts of them that people look for. */
export function listTelas({ itens, isAberta }: Lugares): Resultado[] {
  const fora = itens.filter(isForaDoPortal)
  const doMenu = itens.filter((item) => !isForaDoPortal(item) && isAberta(item.rota))
  return [
    ...doMenu.map(({ rotulo, rota }) => toTela(rotulo, rota)),
    ...semItem.filter(({ rota }) => isAberta(rota)).map(({ rotulo, rota }) => toTela(rotulo, rota)),
    ...partesProcuradas.flatMap(({ rotulo, pagina, busca, ancora, procura }) => {
      const item = doMenu.find(({ rota }) => findTela(rota)?.pagina === pagina)
      const tela = item && findTela(item.rota)
      if (!tela) return []
      const endereco = toEndereco(tela.rota, busca)
      return [
        {
          ...toTela(rotulo, ancora ? `${endereco}#${ancora}` : endereco),
          detalhe: `Em ${item.rotulo}`,
          procura,
        },
      ]
    }),
    ...fora.map(toFora),
  ]
}

/** Where the lists are of which views are kept. */
const listas: Readonly<Record<TelaVista, { rotulo: string; rota: Tela['rota']; aba?: string }>> = {
  CONSULTA: { rotulo: 'Consultar guias', rota: '/portal/consultaGTOs' },
  PENDENTES: { rotulo: 'Guias pendentes', rota: '/portal/consultaGTOs', aba: 'pendentes' },
  DEMONSTRATIVO: { rotulo: 'Demonstrativo de pagamento', rota: '/portal/demonstrativoPagamento' },
}

/** The views that this login keeps (Interface B6.13) of the lists that it may open, as they are on the day `hoje`. */
export const listVistas = (
  vistas: readonly Vista[],
  { isAberta, hoje }: { isAberta: (rota: string) => boolean; hoje: string },
): Resultado[] =>
  vistas
    .filter(({ tela }) => isAberta(listas[tela].rota))
    .map(({ numero, tela, nome, filtros }) => {
      const { rotulo, rota, aba } = listas[tela]
      const busca = new URLSearchParams({ ...(aba && { aba }), ...toBusca(filtros, hoje) })
      return {
        id: `vista:${numero}`,
        titulo: nome,
        detalhe: `Vista de ${rotulo}`,
        procura: 'visão, filtro, busca guardada, salva',
        icone: 'filter',
        isVista: true,
        destino: busca.size > 0 ? `${rota}?${busca}` : rota,
      }
    })

const icones: Readonly<Record<AcaoDaMoldura, IconName>> = {
  planilha: 'download',
  favoritos: 'star',
  avisos: 'bell',
  ajuda: 'help',
  visita: 'book',
  chat: 'chat',
  temaClaro: 'sun',
  temaEscuro: 'moon',
  temaContraste: 'contrast',
  temaSistema: 'system',
  papel: 'print',
  acessibilidade: 'eye',
  sair: 'logout',
}

/** What does it without a button of the page, each by its code. */
const feitos: Readonly<Partial<Record<AcaoDaMoldura, () => void>>> = {
  temaClaro: () => theme.choose('claro'),
  temaEscuro: () => theme.choose('escuro'),
  temaContraste: () => theme.choose('contraste'),
  temaSistema: () => theme.choose('sistema'),
  papel: () => window.print(),
  visita: visita.open,
}

/** What nobody hears of but by these words: a change of the colours alone. */
const sayFeito = (codigo: AcaoDaMoldura, rotulo: string): { dito?: string } =>
  codigo.startsWith('tema') ? { dito: `${rotulo}.` } : {}

/**
 * What any screen does, and what the network has outside of it. Where a button of the page or of its frame does it, it is pressed: found only where there is one,
 * it does the very same.
 */
export function listAcoes(sair: () => void, rede: Marca): Resultado[] {
  const daMoldura = acoesDaMoldura.flatMap(({ codigo, rotulo, procura }): Resultado[] => {
    const botao = document.getElementById(codigo)
    const destino =
      codigo === 'acessibilidade'
        ? '/acessibilidade'
        : codigo === 'sair'
          ? sair
          : (feitos[codigo] ?? (botao && (() => botao.click())))
    return destino
      ? [
          {
            id: `moldura:${codigo}`,
            titulo: rotulo,
            detalhe: 'Ação',
            procura,
            icone: icones[codigo],
            destino,
            ...sayFeito(codigo, rotulo),
            ...(codigo === 'sair' && { isSemVolta: true as const }),
          },
        ]
      : []
  })
  return [...daMoldura, ...listDaRede(rede)]
}

/** What the open page offers, with what people call it. */
export const nameComandos = (comandos: readonly Resultado[]): Resultado[] =>
  comandos.map((comando) => ({ ...comando, procura: daAcao[comando.id.slice('acao:'.length)] ?? '' }))
