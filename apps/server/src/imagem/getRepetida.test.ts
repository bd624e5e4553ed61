import { createHash } from 'node:crypto'
import { imagem } from '@portal/contract/imagem.ts'
import { limitesAviso } from '@portal/domain/imagem/avisoImagem.ts'
import { expect, test } from 'vitest'
import { loadPolitica } from '../auditoria/politica.store.ts'
import { civilDay } from '../runtime/clock.ts'
import { openTestApp } from '../testing/testApp.ts'
import { arquivos } from './arquivo.fixture.ts'
import { insertGuia, nextCor, upload } from './imagem.fixture.ts'

const t = await openTestApp()
const hash = (conteudo: Buffer) => createHash('sha256').update(conteudo).digest('hex')

const ask = async (numeroFicha: number, sha256: string) => {
  const { body } = await t.call(
    imagem.getRepetida,
    { query: { numeroFicha, sha256 } },
    { as: await t.as(100001) },
  )
  return body.repetida
}

test('knows a file again by its own hash, and by that of what was chosen before it was made smaller', async () => {
  const [antes, esta] = [await insertGuia(t), await insertGuia(t)]
  const conteudo = await arquivos.png(nextCor())
  const escolhido = hash(Buffer.from(`foto ${antes}`))
  expect(await ask(esta, hash(conteudo))).toBeNull()
  await upload(t, antes, '16.png', conteudo, { imagemGto: 'inicial:16', sha256Arquivo: escolhido })
  const repetida = { numeroFicha: antes, sequencial: 1, momento: 'inicial', dente: '16' }
  expect(await ask(esta, hash(conteudo))).toMatchObject(repetida)
  expect(await ask(esta, escolhido)).toMatchObject(repetida)
  // The guide's own image is told before that of another.
  await upload(t, esta, 'outra.png', conteudo, { imagemGto: 'final:26' })
  expect(await ask(esta, hash(conteudo))).toMatchObject({ numeroFicha: esta, momento: 'final', dente: '26' })
})

test('of several that are the same file the one that came first is told', async () => {
  const [uma, outra, esta] = [await insertGuia(t), await insertGuia(t), await insertGuia(t)]
  const conteudo = await arquivos.png(nextCor())
  await upload(t, outra, 'a.png', conteudo)
  t.clock.advance(1000)
  await upload(t, uma, 'a.png', conteudo)
  expect(await ask(esta, hash(conteudo))).toMatchObject({ numeroFicha: outra })
})

test.each([
  ['what was removed', 'removida_em = now()'],
  ['what an appeal brought', `momento = 'recurso'`],
  ['what is of another patient', `codigo_associado = '500000002'`],
])('says nothing of %s', async (_caso, mudanca) => {
  const [antes, esta] = [await insertGuia(t), await insertGuia(t)]
  const conteudo = await arquivos.png(nextCor())
  await upload(t, antes, 'a.png', conteudo)
  await t.rows(`update imagem_guia set ${mudanca} where numero_ficha = $1`, [antes])
  expect(await ask(esta, hash(conteudo))).toBeNull()
})

test('the browser warns from where the audit cannot read', async () => {
  const { ladoMinimo, contrasteMinimo } = await t.services.pool.transaction(100001, (db) =>
    loadPolitica(db, civilDay(t.clock.now())),
  )
  expect({ ladoMinimo, contrasteMinimo }).toEqual({
    ladoMinimo: limitesAviso.ladoMinimo,
    contrasteMinimo: limitesAviso.contrasteMinimo,
  })
})
