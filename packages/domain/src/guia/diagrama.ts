import { acoes, type PassoAcao } from './acao.tables.ts'
import { etapa as etapaPorNome, getEtapa, type NomeEtapa } from './etapa.tables.ts'
import { nascimentos } from './nascimento.tables.ts'
import { type NomeStatusFicha, statusFichas } from './statusFicha.tables.ts'

/**
 * The guide's life as a Mermaid state diagram, for the docs: statuses are the states, actions the arrows. Actions
 * that leave status and stage as they are (notes, signature, lock) are not drawn.
 */
export function renderDiagramaStatus(): string {
  const arestas = [
    ...nascimentos.map(({ rotulo, status }) => ({ de: '[*]', para: status, texto: rotulo })),
    ...acoes.flatMap(({ rotulo, passos }) => passos.flatMap((passo) => listArestas(rotulo, passo))),
  ]
  const citados = new Set(arestas.flatMap((aresta) => [aresta.de, aresta.para]))
  const estados = statusFichas
    .filter((linha) => citados.has(linha.nome))
    .map((linha) => `  state "${linha.codigo} ${linha.rotulo}" as ${linha.nome}`)
  const linhas = arestas.map((aresta) => `  ${aresta.de} --> ${aresta.para} : ${aresta.texto}`)
  return ['stateDiagram-v2', ...estados, ...linhas, ''].join('\n')
}

interface Aresta {
  de: string
  para: NomeStatusFicha
  texto: string
}

function listArestas(rotulo: string, passo: PassoAcao): Aresta[] {
  if (passo.de === 'qualquer') return []
  const texto = passo.etapaPara === 'mesma' ? rotulo : `${rotulo} (${labelEtapas(passo.etapaPara)})`
  return passo.de.flatMap((de) => {
    if (passo.para !== 'mesmo') return passo.para.map((para) => ({ de, para, texto }))
    return passo.etapaPara === 'mesma' ? [] : [{ de, para: de, texto }]
  })
}

function labelEtapas(nomes: readonly NomeEtapa[]): string {
  return nomes.map((nome) => getEtapa(etapaPorNome[nome])?.rotulo).join(' ou ')
}
