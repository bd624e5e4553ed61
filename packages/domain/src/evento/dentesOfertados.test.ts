import { describe, expect, it } from 'vitest'
import { createDados, feito, item } from './contexto.fixture.ts'
import { createContexto } from './createContexto.ts'
import { evaluateEvento } from './criterio/evaluateEvento.ts'
import { listAusentes, listDentesOfertados } from './dentesOfertados.ts'
import { findRegraEvento } from './regra/eventos.tables.ts'

const extraido = feito('82000875', '2026-01-10', { dente: '46' })
const restaurado = feito('85100196', '2026-01-10', { dente: '26', faces: 'O' })

describe('listAusentes', () => {
  it.each([
    ['nothing done', {}, []],
    ['absent from the beginning', { dentesAusentes: ['36'] }, ['36']],
    ['taken out since', { historico: [extraido] }, ['46']],
    ['restored', { historico: [restaurado] }, []],
    ['to be taken out', { historico: [{ ...extraido, data: undefined, reservadoAte: '2027-01-10' }] }, []],
    ['both', { dentesAusentes: ['46', '36'], historico: [extraido] }, ['46', '36']],
  ])('%s', (_nome, mudancas, ausentes) => {
    expect([...listAusentes(createDados(mudancas))]).toEqual(ausentes)
  })
})

describe('listDentesOfertados', () => {
  const dados = createDados({ dentesAusentes: ['36'], historico: [extraido] })
  it.each([
    ['85100196', '36', false],
    ['85100196', '46', false],
    ['85100196', '37', true],
    ['82000875', '36', false],
    ['82000980', '36', true],
    ['82000980', '46', true],
  ])('%s on %s: %s, as the rules would judge it', (codigoEvento, dente, esperado) => {
    const regra = findRegraEvento(codigoEvento)
    if (!regra) throw new Error('no rule')
    expect(listDentesOfertados(regra, dados).includes(dente)).toBe(esperado)
    const alvo = item(codigoEvento, dente, regra.facesMinimo > 0 ? 'O' : '')
    const contexto = createContexto({ ...dados, guia: { ...dados.guia, itens: [alvo] } })
    const isNegado = evaluateEvento(alvo, contexto).some(({ codigoGlosa }) => codigoGlosa === '3284')
    expect(isNegado).toBe(!esperado)
  })
})
