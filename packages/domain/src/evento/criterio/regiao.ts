import { findRegiaoDoDente } from '../../dente/regiao.tables.ts'
import type { Correcao, Motivo } from '../motivo.ts'
import { type Alvo, createMotivo, NENHUM } from './criterio.ts'

const REMOVER_REGIAO = { tipo: 'removerRegiao', rotulo: 'Remover a região' } as const

/** The region of the event that holds the tooth which was typed in its place. */
function trocaPeloDente({ item, regra }: Alvo): Correcao | undefined {
  const menor = item.dente ? findRegiaoDoDente(regra.regioes, item.dente) : undefined
  if (!menor) return undefined
  return { tipo: 'trocarRegiao', regiao: menor.codigo, rotulo: `Trocar o dente pela região ${menor.codigo}` }
}

/** The region of an event that has only one. */
function findRegiaoUnica({ regra }: Alvo): Correcao | undefined {
  const [regiao, outra] = regra.regioes
  if (!regiao || outra) return undefined
  return { tipo: 'trocarRegiao', regiao, rotulo: `Trocar pela região ${regiao}` }
}

/** The region: there when the event asks for one, of table 42 and of the event's set; never together with a tooth. */
export function listMotivosRegiao(alvo: Alvo): readonly Motivo[] {
  const { item, regra } = alvo
  if (regra.local !== 'regiao') {
    return item.regiao
      ? [createMotivo('3021', 'erroFormulario', 'regiao', { correcao: REMOVER_REGIAO })]
      : NENHUM
  }
  if (!item.regiao) {
    const correcao = trocaPeloDente(alvo)
    return [createMotivo('3307', 'erroFormulario', 'regiao', correcao && { correcao })]
  }
  if (regra.regioes.includes(item.regiao)) return NENHUM
  const correcao = findRegiaoUnica(alvo)
  return [createMotivo('3021', 'erroFormulario', 'regiao', correcao && { correcao })]
}
