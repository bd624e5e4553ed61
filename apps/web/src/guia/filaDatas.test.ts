import { describe, expect, it } from 'vitest'
import { readProblema } from './CelulaData.tsx'
import { createFilaDatas } from './filaDatas.ts'
import { createEvento } from './guia.fixture.ts'

describe('createFilaDatas', () => {
  const evento = createEvento()

  it('names a new version for each date, one at a time', async () => {
    const versoes: number[] = []
    let emCurso = 0
    const fila = createFilaDatas(async (_evento, _data, versao) => {
      emCurso += 1
      await Promise.resolve()
      expect(emCurso).toBe(1)
      versoes.push(versao)
      emCurso -= 1
    })
    await Promise.all([fila.push(evento, '2026-11-20', 4), fila.push(evento, '2026-11-20', 4)])
    await fila.push(evento, null, 9)
    expect(versoes).toEqual([4, 5, 9])
  })

  it('throws a refusal to who waits for it and begins again from the screen’s version', async () => {
    const versoes: number[] = []
    const fila = createFilaDatas(async (_evento, data, versao) => {
      versoes.push(versao)
      if (data === null) throw new Error('recusada')
    })
    await fila.push(evento, '2026-11-20', 4)
    await expect(fila.push(evento, null, 4)).rejects.toThrow('recusada')
    await fila.push(evento, '2026-11-20', 4)
    expect(versoes).toEqual([4, 5, 4])
  })
})

describe('readProblema', () => {
  const evento = { autorizacao: 4 } as const
  const janela = { inicio: '2026-11-10', desde: '2026-11-10', ate: '2026-11-15' }
  it.each([
    ['', undefined],
    ['15/11/26', undefined],
    ['2026-11-21', undefined],
    ['16/11/2026', undefined],
    ['31/02/2026', '31/02/2026 não existe no calendário.'],
    ['amanhã', 'Escreva a data como 02/03/2026.'],
    ['9/11/2026', expect.stringMatching(/\(3014\)\. A primeira data possível é 10\/11\/2026\.$/)],
    ['22/11/2026', 'A data de realização não pode ser futura.'],
  ])('%j', (texto, problema) => expect(readProblema(texto, evento, '2026-11-21', janela)).toEqual(problema))
})
