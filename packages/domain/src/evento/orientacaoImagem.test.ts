import { describe, expect, it } from 'vitest'
import { explainImagem } from './orientacaoImagem.ts'
import { findRegraEvento } from './regra/eventos.tables.ts'

function explain(codigoEvento: string): string {
  const regra = findRegraEvento(codigoEvento)
  if (!regra) throw new Error(`no rule for ${codigoEvento}`)
  return explainImagem(regra)
    .map(({ texto }) => texto)
    .join(' ')
}

/** Domínio §6.6. */
describe('explainImagem', () => {
  it.each([
    ['85100200', ''],
    ['82000883', 'Envie uma fotografia inicial antes da autorização.'],
    ['86000098', 'Envie a documentação ortodôntica antes da autorização.'],
  ])('%s: %s', (codigo, texto) => {
    expect(explain(codigo)).toBe(texto)
  })

  it('tells what the final image of an endodontic treatment must show', () => {
    expect(explain('85200158')).toContain('canais dissociados')
    expect(explain('85200166')).toContain('o canal obturado')
    expect(explain('85200166')).toContain('dentes vizinhos')
  })

  it('tells what the final image of a crown must show', () => {
    expect(explain('85400114')).toContain('cimentada e adaptada')
  })

  it('accepts a photograph where the rule does', () => {
    expect(explain('85100064')).toContain('fotografia também é aceita')
  })
})
