import type { Item } from '../contexto.ts'
import type { Contexto } from '../createContexto.ts'
import type { CampoMotivo, Motivo } from '../motivo.ts'
import { type Alvo, type Criterio, createMotivo, REMOVER } from './criterio.ts'
import { listMotivosData } from './data.ts'
import { listMotivosDente } from './dente.ts'
import { countAprovados } from './exameAprovado.ts'
import { listMotivosFaces } from './faces.ts'
import { listMotivosRegiao } from './regiao.ts'

function listMotivosGuia({ regra }: Alvo, contexto: Contexto): readonly Motivo[] {
  const motivos: Motivo[] = []
  if (contexto.momento === 'elegibilidade') return motivos
  if (regra.radiologia && !contexto.guia.solicitanteInformado) {
    motivos.push(createMotivo('1411', 'erroFormulario', 'guia'))
  }
  // A guide is of radiology or clinical, never both: both sides are told, whichever was typed first.
  if (contexto.temRadiologia && contexto.temClinico) {
    const correcao = { tipo: 'removerItem', rotulo: 'Levar este evento a outra guia' } as const
    motivos.push(createMotivo('3286', 'erroFormulario', 'codigoEvento', { correcao }))
  }
  return motivos
}

/** The guide of a captured request bills what was asked for and approved, and no more (Operadora §3). */
function listMotivosPedido({ item, regra }: Alvo, { guia, momento }: Contexto): readonly Motivo[] {
  if (!guia.examesAprovados || momento === 'elegibilidade') return []
  const { codigoEvento } = regra
  const antes = guia.itens.filter(
    (outro) =>
      outro.sequencial < item.sequencial &&
      outro.codigoEvento === item.codigoEvento &&
      outro.dente === item.dente &&
      outro.regiao === item.regiao,
  )
  const usados = antes.reduce((soma, { quantidade }) => soma + quantidade, 0)
  const restam = countAprovados({ ...item, codigoEvento }, guia) - usados
  if (item.quantidade <= restam) return []
  if (restam <= 0) return [createMotivo('3004', 'erroFormulario', 'codigoEvento', { correcao: REMOVER })]
  const correcao = {
    tipo: 'trocarQuantidade',
    quantidade: restam,
    rotulo: `Usar quantidade ${restam}`,
  } as const
  return [createMotivo('3004', 'erroFormulario', 'quantidade', { correcao })]
}

function listMotivosQuantidade({ item }: Alvo): readonly Motivo[] {
  if (Number.isInteger(item.quantidade) && item.quantidade > 0) return []
  const correcao = { tipo: 'trocarQuantidade', quantidade: 1, rotulo: 'Usar quantidade 1' } as const
  return [createMotivo('3006', 'erroFormulario', 'quantidade', { correcao })]
}

/** Group 6: the item names the place, the faces, the quantity and the date that its event asks for, and no other. */
export const criterioForma: Criterio = (alvo, contexto) => [
  ...listMotivosDente(alvo, contexto),
  ...listMotivosRegiao(alvo),
  ...listMotivosFaces(alvo, contexto),
  ...listMotivosQuantidade(alvo),
  ...listMotivosData(alvo, contexto),
  ...listMotivosGuia(alvo, contexto),
  ...listMotivosPedido(alvo, contexto),
]

/** What of the line can be taken: what its form has wrong counts as not said, so that nothing is judged by it. */
export function withoutErros(item: Item, erros: readonly Motivo[]): Item {
  const errados = new Set<CampoMotivo>(erros.map(({ campo }) => campo))
  return {
    ...item,
    ...(errados.has('dente') && { dente: undefined }),
    ...(errados.has('regiao') && { regiao: undefined }),
    ...(errados.has('faces') && { faces: undefined }),
    ...(errados.has('data') && { data: undefined }),
    ...(errados.has('quantidade') && { quantidade: 1 }),
  }
}
