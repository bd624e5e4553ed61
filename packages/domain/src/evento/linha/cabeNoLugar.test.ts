import { describe, expect, it } from 'vitest'
import { REGRAS_EVENTO } from '../regra/eventos.tables.ts'
import { cabeNoLugar, type LugarDito, sortPeloLugar } from './cabeNoLugar.ts'
import { searchEventos } from './searchEventos.ts'

const ofertados = REGRAS_EVENTO.filter(({ ocultoPortal }) => !ocultoPortal)
const find = (palavras: string, lugar: LugarDito) =>
  sortPeloLugar(
    searchEventos(ofertados, palavras).map(({ evento }) => evento),
    [lugar],
  )[0]?.codigoEvento

/** What stands beside the words on the desk's line: the tooth, the faces, the region. */
describe('the first event that can be where it is said to be', () => {
  it.each<[palavras: string, lugar: LugarDito, codigo: string]>([
    ['resina', {}, '85100200'],
    ['resina', { dente: '17' }, '85100200'],
    ['resina', { dente: '17', faces: 'V' }, '85100196'],
    ['resina', { dente: '17', faces: 'OD' }, '85100200'],
    ['resina', { dente: '17', faces: 'MOD' }, '85100218'],
    ['resina', { dente: '17', faces: 'MODV' }, '85100226'],
    ['canal', { dente: '11' }, '85200166'],
    ['canal', { dente: '14' }, '85200166'],
    ['canal', { dente: '36' }, '85200158'],
    ['canal', { dente: '75' }, '83000151'],
    ['extracao', { dente: '55' }, '83000089'],
    ['extracao', { dente: '15' }, '82000875'],
    ['siso', { dente: '48' }, '82001286'],
    ['raspagem', { regiao: 'S1' }, '85300047'],
    // None can: as without the place.
    ['limpeza', { dente: '16' }, '84000198'],
    ['resina', { regiao: 'S1' }, '85100200'],
  ])('%s %o -> %s', (palavras, lugar, codigo) => expect(find(palavras, lugar)).toBe(codigo))

  it('can be in all of several, or comes after', () => {
    const lugares = [{ dente: '36' }, { dente: '75' }]
    const [umDente] = sortPeloLugar(ofertados, [{ dente: '36' }])
    const [doisDentes] = sortPeloLugar(ofertados, lugares)
    expect(umDente && cabeNoLugar(umDente, { dente: '75' })).toBe(false)
    expect(lugares.every((lugar) => doisDentes && cabeNoLugar(doisDentes, lugar))).toBe(true)
  })
})
