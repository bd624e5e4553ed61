import { expect, it } from 'vitest'
import { REGRAS_EVENTO } from '../evento/regra/eventos.tables.ts'
import { EXAMES } from './exame.data.ts'
import { gruposExame } from './exame.tables.ts'
import { isExameOferecido } from './exameOferecido.ts'

it('tells of every exam on offer, once, and of nothing else', () => {
  const oferecidos = REGRAS_EVENTO.filter(isExameOferecido).map(({ codigoEvento }) => codigoEvento)
  expect(EXAMES.map(({ codigo }) => codigo).toSorted()).toEqual(oferecidos.toSorted())
})

it('keeps the groups together, in their order', () => {
  const ordens = EXAMES.map(({ grupo }) => gruposExame.indexOf(grupo))
  expect(ordens).toEqual(ordens.toSorted((a, b) => a - b))
})

it.each(EXAMES)('$codigo in whole sentences', ({ mostra, paraQue, desenho }) => {
  for (const texto of [mostra, paraQue]) expect(texto).toMatch(/^[A-ZÁÉÍÓÚÂÊÔÃÕ].{15,120}\.$/)
  expect(desenho).toMatch(/^[a-zA-Z]+$/)
})
