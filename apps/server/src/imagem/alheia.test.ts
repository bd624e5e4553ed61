import { imagem } from '@portal/contract/imagem.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { createGlosada } from '../testing/recurso.fixture.ts'
import { openTestApp } from '../testing/testApp.ts'
import { arquivos } from './arquivo.fixture.ts'
import { upload } from './imagem.fixture.ts'

const t = await openTestApp()
let numeroFicha: number
let sequencial: number
beforeAll(async () => {
  numeroFicha = await createGlosada(t, 100004)
  await t.rows('update guia set codigo_dentista = 1000041 where numero_ficha = $1', [numeroFicha])
  const { body } = await upload(t, numeroFicha, 'final 26.png', await arquivos.filme(10), {
    imagemGto: 'recurso:26',
    eventos: '1:26',
    as: await t.as(100004),
  })
  sequencial = body.imagem.sequencial
})

/** Spec §3: 1000043 sees itself alone, 1000042 its unit. */
describe('what was brought to an appeal', () => {
  it.each([
    [100004, true],
    [1000041, true],
    [1000042, true],
    [1000043, false],
  ])('is shown to %d as the appeal is: %s; the rest of the guide to all', async (login, esperado) => {
    const as = await t.as(login)
    const { body } = await t.call(imagem.listImagens, { query: { numeroFicha } }, { as })
    expect(body.map(({ momento }) => momento)).toEqual(['inicial', 'final', ...(esperado ? ['recurso'] : [])])
    const query = { numeroFicha, sequencial, versao: 'miniatura' } as const
    const { status, codigo } = await t.call(imagem.getImagem, { query }, { as })
    expect([status, codigo]).toEqual(esperado ? [200, undefined] : [404, 'API-IMG-0001'])
  })

  it.each([
    [1000041, ['É a imagem']],
    [1000043, []],
  ])(
    'is told by its number when %d sends the same again, only where it is shown',
    async (login, esperado) => {
      await t.rows('update guia set status_ficha = 8 where numero_ficha = $1', [numeroFicha])
      const { codigo, body } = await upload(t, numeroFicha, 'de novo.png', await arquivos.filme(10), {
        imagemGto: 'inicial:26',
        as: await t.as(login),
      })
      expect(codigo).toBe('API-IMG-0009')
      expect(
        (body.detalhes ?? []).map(({ mensagem }: { mensagem: string }) => mensagem.slice(0, 10)),
      ).toEqual(esperado)
    },
  )
})
