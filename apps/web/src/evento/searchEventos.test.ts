import type { EventoOfertado } from '@portal/contract/evento.ts'
import { describe, expect, it } from 'vitest'
import { searchEventos } from './searchEventos.ts'

const evento = (codigoEvento: string, descricao: string, codigosAntigos: string[] = []): EventoOfertado => ({
  codigoEvento,
  descricao,
  codigosAntigos,
  local: 'dente',
  facesMinimo: 0,
  facesMaximo: 0,
})

const eventos = [
  evento('85100200', 'Restauração em resina fotopolimerizável 2 faces'),
  evento('85100196', 'Restauração em resina fotopolimerizável 1 face', ['00320']),
  evento('84000198', 'Profilaxia: polimento coronário'),
]

describe('searchEventos', () => {
  it.each([
    ['code', '85100200', ['85100200']],
    ['masked piece of a code', '85.100.2', ['85100200']],
    ['former code', '00320', ['85100196']],
    ['words in any order, without accents', 'resina restauracao 1', ['85100196']],
    ['code and word', '851 resina', ['85100200', '85100196']],
    ['the label that was chosen', '84.000.198 Profilaxia: polimento coronário', ['84000198']],
    ['nothing like it', 'implante', []],
    ['nothing typed', '', ['85100200', '85100196', '84000198']],
  ])('finds by %s', (_name, texto, codigos) => {
    expect(searchEventos(eventos, texto).map((found) => found.codigoEvento)).toEqual(codigos)
  })
})
