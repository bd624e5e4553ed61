import { describe, expect, it } from 'vitest'
import { REGRAS_EVENTO } from '../regra/eventos.tables.ts'
import { searchFrase } from './searchFrase.ts'

const ofertados = REGRAS_EVENTO.filter(({ ocultoPortal }) => !ocultoPortal)
const find = (texto: string) => searchFrase(ofertados, texto)[0]?.evento.codigoEvento

/** As the field of coverage and Ctrl+K search, which have no place for the tooth. */
describe('the first event of a phrase with its tooth', () => {
  it.each([
    ['canal do 36', '85200158'],
    ['canal do 11', '85200166'],
    ['canal 75', '83000151'],
    ['extrair o 38', '82000875'],
    ['caiu a restauração do 26', '85100200'],
    ['36 MOD resina', '85100218'],
    // No tooth: as they stand.
    ['resina 2 faces', '85100200'],
    ['85200158', '85200158'],
    ['2 faces', '85100200'],
    // Nothing is made up of a place alone, of a code that is none, or of words that nobody uses.
    ['36', undefined],
    ['36 85200158', undefined],
    ['xyzzy do 36', undefined],
  ])('%s -> %s', (texto, codigo) => expect(find(texto)).toBe(codigo))

  it('says as many as are asked for', () => {
    expect(searchFrase(ofertados, 'canal do 36', { maximo: 3 })).toHaveLength(3)
  })
})
