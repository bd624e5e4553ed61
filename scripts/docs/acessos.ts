import { rotasExternas } from '@portal/domain/menu/enderecoConhecido.ts'
import { itensMenu, type LinhaMenu } from '@portal/domain/menu/menu.tables.ts'
import { isRotaPermitida, prefixoLegado, rotasAgregadas } from '@portal/domain/menu/rotaPermitida.ts'
import { buildMenu } from '../../apps/server/src/menu/buildMenu.ts'
import { CREDENCIADOS } from '../../apps/server/src/seed/credenciado/credenciado.data.ts'
import { itensOf, lockOfRota, toAcesso } from '../../apps/web/src/menu/acesso.ts'
import { gerada, renderTabela } from './tabela.ts'

/** Whoever there is that sees another menu, each as a login of the demonstration (Produto §11). */
const pessoas = [
  ['dentista', 100001],
  ['ortodontista', 100002],
  ['unidade de radiologia', 100003],
  ['não libera senha', 100009],
  ['com o sistema anterior', 100010],
  ['rede do banco', 200001],
  ['radiologia do banco', 200002],
  ['terceira rede', 300001],
] as const

const linhas: readonly LinhaMenu[] = itensMenu

/** The addresses of Spec §2: the menu's, and those that no item names, by a number below their prefix. */
export const rotas: readonly string[] = [
  ...linhas.map(({ rota }) => rota),
  ...rotasAgregadas.map(({ prefixo }) => prefixo),
  prefixoLegado,
  ...rotasExternas,
]

const isDoPortal = (rota: string): boolean => rota.startsWith('/portal') || rota === prefixoLegado

/** What the server's menu and the web's guard make of an address for a login of the demonstration. */
export function tellAcesso(codigo: number, rota: string): string {
  if (!isDoPortal(rota)) return 'abre'
  const linha = CREDENCIADOS.find((each) => each.codigo === codigo)
  if (!linha) throw new Error(`${codigo} is no provider of the demonstration`)
  const { rede, permissoes, liberaSenha = true, unidadeRadio = false, capturaExame = false } = linha
  const flags = { liberaSenha, unidadeRadio, capturaExame }
  const { itensBloqueados: bloqueados = [], itensLegado: legados = [] } = linha
  const menu = buildMenu({ rede, funcoes: permissoes, bloqueados, flags, legados, links: [] })
  const endereco = rota.endsWith('/') ? `${rota}1` : rota
  if (isRotaPermitida(endereco, toAcesso(menu, flags, permissoes))) return 'abre'
  const item = itensOf(menu).find((each) => each.rota === rota)
  if (item?.direcionaUNNA) return 'no sistema anterior'
  return lockOfRota(endereco, menu, flags, permissoes) === undefined ? 'não' : 'travada'
}

/** Every address by every kind of person. */
export function renderAcessos(): string {
  const rows = rotas.map((rota) => [
    `\`${rota}\``,
    isDoPortal(rota) ? 'sessão encerrada' : 'abre',
    ...pessoas.map(([, codigo]) => tellAcesso(codigo, rota)),
  ])
  return [
    gerada('packages/domain/src/menu, apps/server/src/menu and apps/web/src/menu'),
    '# Quem abre o quê',
    'Cada endereço de Spec §2 por quem o pede, como o menu do servidor e a guarda da tela respondem; as chamadas de cada tela conferem de novo. "travada" diz por quê; "não" leva a `/acessoNaoPermitido`. O endereço que não está aqui responde 404.',
    renderTabela(['endereço', 'sem sessão', ...pessoas.map(([quem, codigo]) => `${quem} (${codigo})`)], rows),
  ].join('\n\n')
}
