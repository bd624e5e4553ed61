import type { Contexto } from '../createContexto.ts'
import type { Motivo } from '../motivo.ts'
import { type Alvo, type Criterio, createMotivo } from './criterio.ts'
import { listMotivosData } from './data.ts'
import { listMotivosDente } from './dente.ts'
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
]
