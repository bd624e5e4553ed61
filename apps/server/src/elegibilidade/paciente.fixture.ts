import { createAssociado } from '../testing/guia.fixture.ts'
import type { TestApp } from '../testing/testApp.ts'

/** What is different about a member, each as the assignments of an SQL update. */
export type Fatos = {
  /** Card of the member that this one is like; 500000001, who may have everything. */
  modelo?: string
  associado?: string
  /** Since when and until when the member has the plan. */
  vinculo?: string
  /** The product itself: a copy that nobody else has. */
  plano?: string
}

/** A member without history, different from the cast's in what is told. */
export async function createPaciente(t: TestApp, { modelo, associado, vinculo, plano }: Fatos = {}) {
  const codigo = await createAssociado(t, modelo)
  if (associado) await t.rows(`update associado set ${associado} where codigo = $1`, [codigo])
  if (vinculo) await t.rows(`update associado_plano set ${vinculo} where codigo_associado = $1`, [codigo])
  if (plano) {
    await t.rows(
      `with copia as (
         insert into plano
         select nova.* from associado_plano ap join plano p on p.codigo = ap.codigo_plano,
                jsonb_populate_record(p, jsonb_build_object('codigo', 'P' || $1)) nova
          where ap.codigo_associado = $1
         returning codigo)
       update associado_plano set codigo_plano = copia.codigo from copia where codigo_associado = $1`,
      [codigo],
    )
    await t.rows(`update plano set ${plano} where codigo = 'P' || $1`, [codigo])
  }
  return codigo
}
