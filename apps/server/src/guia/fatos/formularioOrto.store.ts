import type { TipoFormulario } from '@portal/domain/ortodontia/formulario/campoFormulario.ts'
import type { Formulario } from '@portal/domain/ortodontia/formulario/formulario.tables.ts'
import { type Db, statement } from '../../db/client.ts'

/** The form that a guide was sent with. */
export type FormularioDaGuia = {
  tipo: TipoFormulario
  conteudo: Formulario
  fichasVinculo: readonly number[]
  enviadoEm: Date
}

type Dono = { codigoCredenciado: number; numeroFicha: number }

const insert = statement(
  'formularioOrto.insert',
  `insert into formulario_orto (codigo_credenciado, numero_ficha, tipo, conteudo, fichas_vinculo, enviado_em)
   values ($1, $2, $3, $4, $5, $6)`,
)

/** Keeps the form of a guide that is being sent: once, for a guide is sent once. */
export async function insertFormulario(
  db: Db,
  { codigoCredenciado, numeroFicha }: Dono,
  { tipo, conteudo, fichasVinculo, enviadoEm }: FormularioDaGuia,
): Promise<void> {
  const dados = [tipo, JSON.stringify(conteudo), [...fichasVinculo], enviadoEm]
  await db.query(insert, [codigoCredenciado, numeroFicha, ...dados])
}

const find = statement<FormularioDaGuia>(
  'formularioOrto.find',
  `select tipo, conteudo, to_jsonb(fichas_vinculo) as "fichasVinculo", enviado_em as "enviadoEm" from formulario_orto
    where codigo_credenciado = $1 and numero_ficha = $2`,
)

/** The form of the provider's own guide, if it was sent with one. */
export async function findFormulario(
  db: Db,
  { codigoCredenciado, numeroFicha }: Dono,
): Promise<FormularioDaGuia | undefined> {
  const [row] = await db.query(find, [codigoCredenciado, numeroFicha])
  return row
}
