import { createHash } from 'node:crypto'
import { redes } from '@portal/domain/rede/rede.data.ts'
import { describe, expect, it } from 'vitest'
import { CREDENCIADOS } from '../credenciado/credenciado.data.ts'
import { createTermos } from './termos.ts'

const HOJE = '2026-11-21'
const { documento_termo: documentos = [], aceite_termo: aceites = [] } = createTermos(HOJE)

describe.each(redes)('the documents of $rotulo', ({ codigo, rotulo }) => {
  const dela = documentos.filter(({ rede }) => rede === codigo)

  it('are three, one of them in two versions', () => {
    expect(new Set(dela.map(({ termo }) => termo)).size).toBe(3)
    expect(dela.map(({ versao }) => versao)).toEqual([1, 1, 1, 2])
  })

  it('name it and no other', () => {
    const outras = redes.filter((rede) => rede.codigo !== codigo)
    for (const { texto } of dela) {
      expect(texto).toContain(`**${rotulo}**`)
      for (const outra of outras) expect(texto).not.toContain(outra.rotulo)
    }
  })

  it('count their clauses from 1 on', () => {
    for (const { texto } of dela) {
      const numeros = [...String(texto).matchAll(/^## (\d+)\. /gm)].map(([, numero]) => Number(numero))
      expect(numeros).toEqual(numeros.map((_, i) => i + 1))
    }
  })
})

it('everybody but 100007 has accepted all, with the hash of the text, after it came and before today', () => {
  for (const { codigo, rede } of CREDENCIADOS) {
    const dele = aceites.filter((aceite) => aceite.codigo_credenciado === codigo)
    const publicados = documentos.filter((doc) => doc.rede === rede)
    expect(new Set(dele.map((aceite) => aceite.codigo_documento)).size).toBe(
      codigo === 100007 ? publicados.length - 2 : publicados.length,
    )
    for (const { codigo_documento, sha256, em } of dele) {
      const doc = publicados.find((publicado) => publicado.codigo === codigo_documento)
      expect(sha256).toBe(createHash('sha256').update(String(doc?.texto)).digest('hex'))
      expect(String(em) > String(doc?.publicado_em)).toBe(true)
      expect(String(em) < HOJE).toBe(true)
    }
  }
})

it('the clinic has accepted for each of its units', () => {
  const unidades = aceites.filter((a) => a.codigo_credenciado === 100004 && a.codigo_documento === 104)
  expect(unidades.map(({ unidade }) => unidade)).toEqual(['', 'Unidade Centro', 'Unidade Jardins'])
})
