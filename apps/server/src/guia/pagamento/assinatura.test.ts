import { describe, expect, test } from 'vitest'
import { arquivos } from '../../imagem/arquivo.fixture.ts'
import { nextCor, upload } from '../../imagem/imagem.fixture.ts'
import { createGuia } from '../../testing/guia.fixture.ts'
import { openTestApp } from '../../testing/testApp.ts'
import { loadGuia } from '../fatos/loadGuia.ts'
import { hashAssinatura } from './assinatura.ts'
import { findSignatario } from './signatario.store.ts'

const t = await openTestApp()

async function load(numeroFicha: number) {
  const tabela = await t.services.regras.get()
  const found = await t.services.pool.transaction(100001, (db) =>
    loadGuia(db, tabela, '2026-11-21', 100001, numeroFicha),
  )
  if (!found) throw new Error(`no guide ${numeroFicha}`)
  return found
}
const em = new Date('2026-11-21T12:00:00Z')

describe('hashAssinatura', () => {
  test('is of the images too, whatever their order; the first version knows none', async () => {
    const numeroFicha = await createGuia(t, 'datada')
    const antes = await load(numeroFicha)
    await upload(t, numeroFicha, 'a.png', await arquivos.png(nextCor()))
    await upload(t, numeroFicha, 'b.png', await arquivos.png(nextCor()))
    const depois = await load(numeroFicha)
    const invertida = { ...depois, imagens: depois.imagens.toReversed() }
    expect(hashAssinatura(depois, 'Ana', em)).not.toBe(hashAssinatura(antes, 'Ana', em))
    expect(hashAssinatura(depois, 'Ana', em)).toBe(hashAssinatura(invertida, 'Ana', em))
    expect(hashAssinatura(depois, 'Ana', em, 1)).toBe(hashAssinatura(antes, 'Ana', em, 1))
  })

  test('of a stored signature is computed again from its rows', async () => {
    const carregada = await load(await createGuia(t, 'assinada'))
    const { assinadaEm, assinadaPor, assinaturaHash } = carregada.guia
    expect(hashAssinatura(carregada, assinadaPor ?? '', assinadaEm ?? em)).toBe(assinaturaHash)
  })
})

describe('findSignatario', () => {
  test.each([
    [100004, null, 'Clínica Sorriso Pleno Odontologia Ltda., CRO-SP 40215, login 100004'],
    [1000043, 1000043, 'Thiago Batista Rangel, CRO-SP 52611, login 1000043'],
  ])('names whom the login %i is of', async (login, codigoDentista, por) => {
    const quem = { codigoCredenciado: 100004, codigoDentista, login }
    expect(await t.services.pool.read(100004, (db) => findSignatario(db, quem))).toBe(por)
  })
})
