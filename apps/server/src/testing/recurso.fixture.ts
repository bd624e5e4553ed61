import { guia } from '@portal/contract/guia.ts'
import { recursoGlosa } from '@portal/contract/recursoGlosa.ts'
import type { Input } from '@portal/contract/route.ts'
import { arquivos } from '../imagem/arquivo.fixture.ts'
import { upload } from '../imagem/imagem.fixture.ts'
import {
  createAssociado,
  dateEvento,
  ENDODONTIA,
  insertImagem,
  releaseGuia,
  runFila,
  sendEventos,
} from './guia.fixture.ts'
import type { TestApp } from './testApp.ts'

/** A guide of a provider whose one event, an endodontic treatment, the payment denied for want of its final image (3067). */
export async function createGlosada(t: TestApp, login = 100001, codigoAssociado?: string): Promise<number> {
  const as = await t.as(login)
  const numeroFicha = await releaseGuia(t, { login, ...(codigoAssociado && { codigoAssociado }) })
  await insertImagem(t, numeroFicha, 'inicial')
  await sendEventos(t, numeroFicha, [ENDODONTIA], login)
  for (let passo = 0; passo < 3; passo++) await runFila(t, 'concludeAuditoria', numeroFicha)
  await insertImagem(t, numeroFicha, 'final')
  await dateEvento(t, numeroFicha, ENDODONTIA, undefined, login)
  await t.call(guia.sign, { params: { id: numeroFicha } }, { as })
  await t.call(guia.sendRepasse, { params: { id: numeroFicha } }, { as })
  await t.rows(`update imagem_guia set eventos = '[]' where numero_ficha = $1 and momento = 'final'`, [
    numeroFicha,
  ])
  for (let passo = 0; passo < 2; passo++) await runFila(t, 'processPagamento', numeroFicha)
  return numeroFicha
}

/** The guide's events keep nobody from their places any more. */
export async function leavePlace(t: TestApp, numeroFicha: number): Promise<void> {
  await t.rows('update evento_guia set desloca = false where numero_ficha = $1', [numeroFicha])
  await t.rows('update prontuario set desloca = false where numero_ficha = $1', [numeroFicha])
}

/** What another practice had authorised in the place of the guide's first event the day after, and did. */
export async function takePlace(t: TestApp, numeroFicha: number, codigoAssociado: string): Promise<void> {
  const outra = await releaseGuia(t, { login: 100004, codigoAssociado })
  await t.rows(
    `insert into prontuario (codigo_associado, codigo_credenciado, numero_ficha, sequencial_inclusao, codigo_evento,
            dente, quantidade, data_autorizacao, data_realizacao)
     select codigo_associado, 100004, $2, 1, codigo_evento, dente, 1, data_autorizacao + 1, data_autorizacao + 1
       from evento_guia where numero_ficha = $1 and sequencial_inclusao = 1`,
    [numeroFicha, outra],
  )
}

/** A guide of 100001 as `createGlosada` makes it, in whose event's place another practice did the same since. */
export async function createTomada(t: TestApp): Promise<number> {
  const codigoAssociado = await createAssociado(t)
  const numeroFicha = await createGlosada(t, 100001, codigoAssociado)
  await leavePlace(t, numeroFicha)
  await takePlace(t, numeroFicha, codigoAssociado)
  return numeroFicha
}

/** Two more events of the guide, denied by the payment for these codes. */
export async function denyMore(
  t: TestApp,
  numeroFicha: number,
  codigos: readonly string[],
  centavos = 10_000,
): Promise<void> {
  for (const [i, codigoGlosa] of codigos.entries()) {
    await t.rows(
      `insert into evento_guia (numero_ficha, sequencial_inclusao, codigo_credenciado, codigo_associado, codigo_evento,
              quantidade, valor_centavos, copart_centavos, autorizacao, data_realizacao, valor_pago_centavos,
              valor_glosado_centavos)
       select numero_ficha, $2, codigo_credenciado, codigo_associado, '85100200', 1, $3, 0, 4, '2026-11-20', 0, $3
         from guia where numero_ficha = $1`,
      [numeroFicha, i + 2, centavos],
    )
    await t.rows(
      `insert into repasse_evento (codigo_credenciado, numero_ficha, sequencial_inclusao, recurso, fechamento,
              informado_centavos, processado_centavos, glosa_centavos, franquia_centavos, liberado_centavos, glosas)
       select codigo_credenciado, numero_ficha, $2, false, fechamento, $3, $3, $3, 0, 0,
              jsonb_build_array(jsonb_build_object('codigoGlosa', $4::text, 'severidade', 'glosa', 'campo', 'guia',
                                                   'texto', 'Glosa ' || $4::text))
         from encaminhamento where numero_ficha = $1`,
      [numeroFicha, i + 2, centavos, codigoGlosa],
    )
  }
}

export type Pedido = Input<typeof recursoGlosa.sendRecurso>['body']

/** Sends the appeal of a guide's first event, with whatever else is said. */
export const sendRecurso = async (
  t: TestApp,
  pedido: Pick<Pedido, 'numeroFicha'> & Partial<Pedido>,
  login = 100001,
) =>
  t.call(
    recursoGlosa.sendRecurso,
    { body: { eventos: [{ numeroSequenciaInclusao: 1, justificativa: '' }], ...pedido } },
    { as: await t.as(login) },
  )

/** The operator's two steps: in judgement, then decided. */
export async function judgeRecurso(t: TestApp, numeroFicha: number): Promise<void> {
  for (let passo = 0; passo < 2; passo++) await runFila(t, 'processRecurso', numeroFicha)
}

/** Sends a file to the appeal; answers its number among the guide's images. */
export async function attach(t: TestApp, numeroFicha: number, seed = 10): Promise<number> {
  const answer = await upload(t, numeroFicha, 'final 26.png', await arquivos.filme(seed), {
    imagemGto: 'recurso:26',
    eventos: '1:26',
  })
  if (answer.status !== 200) throw new Error(`attach: ${JSON.stringify(answer.body)}`)
  return answer.body.imagem.sequencial
}

/** An appeal of the first event that shows this image. */
export const recorre = (numeroFicha: number, sequencial: number, justificativa = '') => ({
  numeroFicha,
  eventos: [
    {
      numeroSequenciaInclusao: 1,
      justificativa,
      novidades: [{ tipo: 'imagemFinal' as const, numeroFicha, sequencial }],
    },
  ],
})

/** A guide of 100001 that was appealed. */
export async function createRecorrida(t: TestApp): Promise<number> {
  const numeroFicha = await createGlosada(t)
  await sendRecurso(t, { numeroFicha })
  return numeroFicha
}
