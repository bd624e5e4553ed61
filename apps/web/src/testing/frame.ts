import { cadastro } from '@portal/contract/cadastro.ts'
import { comunicado } from '@portal/contract/comunicado.ts'
import { credenciado } from '@portal/contract/credenciado.ts'
import type { ItemMenu, Menu } from '@portal/contract/menu.ts'
import { menu } from '@portal/contract/menu.ts'
import { notificacao } from '@portal/contract/notificacao.ts'
import { pacienteInativo } from '@portal/contract/pacienteInativo.ts'
import { vista } from '@portal/contract/vista.ts'
import type { Compartilhamento } from '@portal/domain/credenciado/compartilhamento.tables.ts'
import { gruposMenu, itensMenu, type LinhaMenu } from '@portal/domain/menu/menu.tables.ts'
import { answer, answerStream } from './calls.ts'

const linhas: readonly LinhaMenu[] = itensMenu

const toItem = ({ identificadorItem, rotulo, rota }: LinhaMenu): ItemMenu => ({
  identificadorItem,
  rotulo,
  rota,
  direcionaUNNA: false,
  direcionaLinkExterno: false,
  bloqueado: false,
})

/** The menu of a provider that may do everything for which there is a screen. */
export function menuInteiro(): Menu {
  const vistas = linhas.filter(({ oculto, pagina }) => !oculto && pagina)
  const grupos = gruposMenu.map(({ codigo, rotulo }) => ({
    identificadorGrupo: codigo,
    rotulo,
    itens: vistas.filter(({ grupo }) => grupo === codigo).map(toItem),
  }))
  return {
    grupos: grupos.filter(({ itens }) => itens.length > 0),
    itens: vistas.map(toItem),
    semGrupo: vistas.filter(({ grupo }) => grupo === undefined).map(toItem),
  }
}

/** What the frame around every page asks for, of a provider of whom there is nothing to say. */
export function answerFrame(): void {
  answer(menu.getMenu, menuInteiro())
  answer(credenciado.getInfo, {
    codigoCredenciado: 100001,
    nome: 'Clínica Sorriso Largo',
    tipoPessoa: 'J',
    rede: 'AURORA',
    protocolo: '20261121000001',
    textoProtocolo: 'Protocolo 20261121000001',
    chaveRascunho: 'chave-do-rascunho',
  })
  answerRede('AURORA')
  answer(comunicado.getContador, {})
  answer(cadastro.getAtualizacao, {})
  answer(pacienteInativo.listPendentes, {})
  answer(vista.listVistas, [])
  answerStream(notificacao.watchNotificacoes, { naoLidas: 0 })
  answer(notificacao.listNotificacoes, {})
}

/** The accreditation of a provider with every flag, in this network: it decides the brand of what is opened next. */
export const answerRede = (redeCredenciada: string): void =>
  answer(credenciado.getParticularidades, {
    redeCredenciada,
    liberaSenha: true,
    unidadeRadio: true,
    capturaExame: true,
  })

/** A dentist's own login entered, which sees this much of its clinic (Produto §3). */
export const answerDentista = (compartilhamento: Compartilhamento): void =>
  answer(credenciado.getInfo, {
    codigoCredenciado: 100004,
    nome: 'Clínica Sorriso Largo',
    dentistaConectado: { codigoDentista: 3, nome: 'Thiago Batista Rangel', compartilhamento },
    tipoPessoa: 'J',
    rede: 'AURORA',
    textoProtocolo: 'Protocolo 20260101000001: informe à operadora',
    chaveRascunho: 'chave-do-rascunho',
  })
