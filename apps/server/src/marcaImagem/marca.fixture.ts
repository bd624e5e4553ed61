import { marcaImagem } from '@portal/contract/marcaImagem.ts'
import type { Input } from '@portal/contract/route.ts'
import { arquivos } from '../imagem/arquivo.fixture.ts'
import { nextCor, upload } from '../imagem/imagem.fixture.ts'
import { createGuia } from '../testing/guia.fixture.ts'
import type { Person, TestApp } from '../testing/testApp.ts'

type MarcaNova = Input<typeof marcaImagem.createMarca>['body']

export const seta = (numeroFicha: number, mudancas: Partial<MarcaNova> = {}): MarcaNova => ({
  numeroFicha,
  sequencial: 1,
  pagina: 1,
  tipo: 'seta',
  pontos: [
    { x: 100, y: 200 },
    { x: 5000, y: 6000 },
  ],
  texto: 'lesão apical',
  decimosMilimetro: null,
  ...mudancas,
})

/** A guide of 100001 with one image. */
export async function createMarcavel(t: TestApp): Promise<number> {
  const numeroFicha = await createGuia(t)
  await upload(t, numeroFicha, 'rx.png', await arquivos.png(nextCor()), { imagemGto: 'inicial:26' })
  return numeroFicha
}

export const mark = async (t: TestApp, numeroFicha: number, mudancas: Partial<MarcaNova> = {}, as?: Person) =>
  t.call(marcaImagem.createMarca, { body: seta(numeroFicha, mudancas) }, { as: as ?? (await t.as(100001)) })

/** A guide whose image has one mark. */
export async function createMarcada(t: TestApp): Promise<number> {
  const numeroFicha = await createMarcavel(t)
  await mark(t, numeroFicha)
  return numeroFicha
}

/** Its image has had as many marks as there are numbers; the last one was taken away. */
export async function spendNumeros(t: TestApp, numeroFicha: number): Promise<void> {
  await mark(t, numeroFicha)
  await t.rows(
    `update marca_imagem set numero = 9999, removida_em = criada_em
      where numero_ficha = $1 and numero = (select max(numero) from marca_imagem where numero_ficha = $1)`,
    [numeroFicha],
  )
}
