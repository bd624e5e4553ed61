import { daysBetween } from '../../calendario/dataCivil.ts'
import { isImagemDoEvento } from '../../imagem/imagemExigida.ts'
import type { Contexto } from '../createContexto.ts'
import { isMesmoLugar } from '../lugar.ts'
import type { Motivo } from '../motivo.ts'
import type { RequisitoEvento } from '../regra/regraEvento.ts'
import { type Alvo, createMotivo, NENHUM } from './criterio.ts'
import { listApoiosAntes } from './precedencia.ts'

function isCumprido(requisito: RequisitoEvento, alvo: Alvo, contexto: Contexto): boolean {
  const { item, lugar, data } = alvo
  const { grupos, escopo, prazoDias } = requisito
  const noHistorico = grupos.some((grupo) =>
    listApoiosAntes(grupo, alvo, contexto).some((anterior) => {
      const noPrazo = prazoDias === undefined || daysBetween(anterior.data, data) <= prazoDias
      return noPrazo && isMesmoLugar(escopo, lugar, anterior.lugar)
    }),
  )
  if (noHistorico) return true
  return contexto.apoios.some((linha) => {
    const outra = linha.principal || linha.item.sequencial !== item.sequencial
    return outra && grupos.includes(linha.grupo) && isMesmoLugar(escopo, lugar, linha.lugar)
  })
}

/** The earlier event that this one presumes: in the history, in the guide, or shown by an image. */
export function listMotivosRequisito(alvo: Alvo, contexto: Contexto): readonly Motivo[] {
  const { regra, item } = alvo
  if (regra.requerEvento.length === 0) return NENHUM
  // Without a tooth, eligibility cannot tell.
  if (regra.local === 'dente' && !item.dente) return NENHUM
  const temImagem = contexto.imagens.some(
    (imagem) =>
      imagem.momento === 'inicial' &&
      imagem.dente !== undefined &&
      imagem.dente === item.dente &&
      isImagemDoEvento(imagem, {
        numeroSequencialInclusao: item.sequencial,
        codigoLocalizacao: item.dente,
      }),
  )
  return regra.requerEvento
    .filter((requisito) => !isCumprido(requisito, alvo, contexto))
    .map(({ codigoGlosa, severidade, aceitaImagem }) =>
      createMotivo(codigoGlosa, aceitaImagem && temImagem ? 'auditoria' : severidade, 'codigoEvento'),
    )
}
