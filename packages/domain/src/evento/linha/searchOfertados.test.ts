import { describe, expect, it } from 'vitest'
import { ESPECIALIDADES, findEspecialidade } from '../../especialidade/especialidade.tables.ts'
import { isEventoVisivel, REGRAS_EVENTO } from '../regra/eventos.tables.ts'
import { searchEventos } from './searchEventos.ts'
import { SINONIMOS_EVENTO } from './sinonimoEvento.data.ts'

const TODOS = REGRAS_EVENTO.filter(({ ocultoPortal }) => !ocultoPortal)

/** As the entry line of a guide of that specialty searches. */
function search(especialidade: number, texto: string): string[] {
  const ofertados = TODOS.filter((regra) => isEventoVisivel(regra, especialidade))
  const outros = TODOS.filter((regra) => !isEventoVisivel(regra, especialidade))
  return searchEventos(ofertados, texto, { outros }).map(({ evento }) => evento.codigoEvento)
}

const NADA = undefined

describe('words of an event that the specialty does not offer find no other in its stead', () => {
  it.each([
    ['raio x', { 1: NADA, 3: NADA, 5: NADA, 9: NADA, 10: NADA, 14: '81000421', 19: '81000421' }],
    // A mouthguard is called so: "Aparelho protetor bucal".
    ['aparelho', { 1: '84000015', 5: NADA, 6: '86000357', 9: '84000015', 11: '86000357', 14: NADA }],
    ['chapa', { 1: NADA, 6: NADA, 8: NADA, 13: '85400408', 15: NADA, 14: '81000421', 25: NADA }],
    ['foto', { 1: NADA, 2: NADA, 9: NADA, 10: NADA, 14: '81000278', 15: NADA }],
    ['implante', { 1: NADA, 4: NADA, 5: NADA, 6: '82000964', 14: NADA, 16: '82000980', 18: NADA }],
    ['ponte', { 1: '85400335', 4: NADA, 5: NADA, 9: NADA, 13: '85400335', 14: NADA, 18: NADA, 31: NADA }],
    // While the word is being typed
    ['implan', { 1: NADA, 5: NADA, 16: '82000980' }],
    ['apare', { 1: '84000015', 5: NADA }],
    ['obturação', { 1: '85100200', 3: NADA, 5: NADA }],
  ])('%s', (texto, porEspecialidade) => {
    for (const [especialidade, codigo] of Object.entries(porEspecialidade)) {
      const nome = findEspecialidade(Number(especialidade))?.rotulo
      expect([nome, search(Number(especialidade), texto)[0]]).toEqual([nome, codigo])
    }
  })

  it('still forgives a letter in words that are known nowhere', () => {
    expect(search(1, 'limpesa')[0]).toBe('84000198')
    expect(search(5, 'extrasao')[0]).toBe('82000875')
  })

  it('finds by each term whatever of its events is offered, as without the others', () => {
    for (const { codigo } of ESPECIALIDADES)
      for (const [termo, eventos] of SINONIMOS_EVENTO) {
        const [primeiro] = eventos.filter((evento) =>
          TODOS.some((regra) => regra.codigoEvento === evento && isEventoVisivel(regra, codigo)),
        )
        if (primeiro) expect([codigo, termo, search(codigo, termo)[0]]).toEqual([codigo, termo, primeiro])
      }
  })
})
