import type { DetalheErro } from '@portal/contract/errors.ts'
import type { recusasOrto } from '@portal/contract/formularioOrto.ts'
import {
  decideFormulario,
  type EnvioFormulario,
  type MotivoFormulario,
} from '@portal/domain/guia/decideFormulario.ts'
import type { Db } from '../../db/client.ts'
import { insertFormulario } from '../fatos/formularioOrto.store.ts'
import type { Guia } from '../fatos/guia.store.ts'

type CodigoFormulario = Extract<(typeof recusasOrto)[number], `API-FOR-${string}`>

const codigos: Record<MotivoFormulario, CodigoFormulario> = {
  comErro: 'API-FOR-0001',
  falta: 'API-FOR-0002',
  foraDeLugar: 'API-FOR-0003',
  outroNascimento: 'API-FOR-0004',
}

type Envio = {
  body: EnvioFormulario
  db: Db
  agora: Date
  hoje: string
  fail: (codigo: CodigoFormulario, detalhes: readonly DetalheErro[]) => never
}

/** Keeps the form that the guide is sent with, or refuses the sending with the field that is wrong. */
export async function keepFormulario(
  { body, db, agora, hoje, fail }: Envio,
  guia: Guia,
  nascimento: string,
): Promise<void> {
  const decisao = decideFormulario(guia, body, { nascimento, hoje })
  if (!decisao.ok) return fail(codigos[decisao.motivo], decisao.erros)
  if (!decisao.formulario) return
  await insertFormulario(db, guia, {
    ...decisao.formulario,
    fichasVinculo: body.fichasVinculoImagens ?? [],
    enviadoEm: agora,
  })
}
