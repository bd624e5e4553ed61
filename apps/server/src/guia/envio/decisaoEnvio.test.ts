import { rascunho } from '@portal/contract/rascunho.ts'
import { type Letra, listLetras, misturas } from '@portal/domain/guia/mistura.fixture.ts'
import { describe, expect, it } from 'vitest'
import {
  createAssociado,
  createGuia,
  type EventoEnvio,
  insertImagem,
  readGuia,
  releaseGuia,
  sendEventos,
} from '../../testing/guia.fixture.ts'
import { openTestApp } from '../../testing/testApp.ts'

const t = await openTestApp()
const as = await t.as(100001)

/** An event for each decision, at places that do not meet; two of them have an image of their tooth. */
const eventos: Readonly<Record<Letra, Omit<EventoEnvio, 'quantidade' | 'numeroSequenciaInclusao'>>> = {
  A: { codigoEvento: '85100200', codigoLocalizacao: '14', codigoFace: 'MO' },
  N: { codigoEvento: '85400262', codigoLocalizacao: '34' },
  L: { codigoEvento: '85200158', codigoLocalizacao: '17' },
  I: { codigoEvento: '85200158', codigoLocalizacao: '37' },
  J: { codigoEvento: '85200166', codigoLocalizacao: '27' },
  B: { codigoEvento: '85200166', codigoLocalizacao: '47' },
}
const comImagem = { L: '17', J: '27' } as const

async function create(
  mistura: string,
  principal?: { codigoAssociado: string; numeroFichaPrincipal: number },
) {
  const numeroFicha = await releaseGuia(t, principal)
  const letras = listLetras(mistura)
  for (const letra of letras) {
    if (letra === 'L' || letra === 'J') await insertImagem(t, numeroFicha, 'inicial', comImagem[letra])
  }
  const envio = letras.map((letra, i) => ({
    ...eventos[letra],
    quantidade: 1,
    numeroSequenciaInclusao: i + 1,
  }))
  const itens = envio.map(({ codigoEvento, codigoLocalizacao, codigoFace }, i) => ({
    sequencial: i + 1,
    codigoEvento,
    quantidade: 1,
    ...(codigoLocalizacao && { dente: codigoLocalizacao }),
    ...(codigoFace && { faces: codigoFace }),
  }))
  const simulada = await t.call(rascunho.simulateGuia, { body: { numeroFicha, itens } }, { as })
  return {
    numeroFicha,
    simulado: simulada.body.statusFicha,
    enviada: await sendEventos(t, numeroFicha, envio),
  }
}

describe('the decision of a guide that is sent', () => {
  it.each(misturas)('%s: %i', async (mistura, principal) => {
    const { numeroFicha, simulado, enviada } = await create(mistura)
    expect(enviada.status).toBe(200)
    expect([simulado, (await readGuia(t, numeroFicha)).status]).toEqual([principal, principal])
  })

  it.each(misturas)('%s: %i; complementary it refuses "%s"', async (mistura, _principal, recusados) => {
    const codigoAssociado = await createAssociado(t)
    const numeroFichaPrincipal = await createGuia(t, 'autorizada', { codigoAssociado })
    const { numeroFicha, simulado, enviada } = await create(mistura, {
      codigoAssociado,
      numeroFichaPrincipal,
    })
    if (recusados === '') {
      expect([simulado, (await readGuia(t, numeroFicha)).status]).toEqual([17, 17])
      return
    }
    expect(enviada).toMatchObject({ status: 422, codigo: 'API-GTO-0045' })
    const { detalhes } = JSON.parse(String(enviada.raw)) as { detalhes: { item: number; mensagem: string }[] }
    const ordens = listLetras(recusados).map((letra) => mistura.indexOf(letra) + 1)
    expect(detalhes.map(({ item }) => item)).toEqual(ordens)
    for (const { mensagem } of detalhes) expect(mensagem).toContain('inclua em uma guia principal')
    expect(simulado).toBeNull()
    expect((await readGuia(t, numeroFicha)).status).toBe(16)
  })
})
