import { createPool } from '../../db/client.ts'
import { readConfig } from '../../runtime/config.ts'
import { readPublicadas } from '../../trilha/cabecaArquivo.ts'
import { loadChavesTrilha } from '../../trilha/chave.ts'
import { publishCabeca } from '../../trilha/publishCabeca.ts'
import { sealTrilha } from '../../trilha/sealTrilha.ts'
import { verifyTrilha } from '../../trilha/verifyTrilha.ts'
import { databaseUrl, readRows } from './database.ts'
import { type Kind, kinds, type Ledger } from './ledger.ts'

/** How often each mark is in the database, by the kind of its write. `$1` are the marks. */
const effects: Readonly<Record<Kind, string>> = {
  releaseSenha: `select i.chave::text as mark from idempotencia i
                   join guia g on g.numero_ficha = (i.resposta ->> 'numeroFicha')::bigint
                  where i.chave::text = any ($1)`,
  // A draft keeps its last text alone: its revision counts the writes, and is checked below.
  saveRascunho: `select unnest($1::text[]) as mark`,
  createObservacao: `select descricao as mark from observacao_guia where descricao = any ($1)`,
  uploadImagem: `select split_part(nome_arquivo, '.', 1) as mark from imagem_guia
                  where split_part(nome_arquivo, '.', 1) = any ($1)`,
  sendGuia: countPasso('send'),
  updateDataEvento: countPasso('updateDataEvento'),
  sign: countPasso('sign'),
  sendRepasse: countPasso('sendRepasse'),
  createSolicitacao: `select hipotese_diagnostica as mark from solicitacao_exame where hipotese_diagnostica = any ($1)`,
  captureSolicitacao: `select numero_solicitacao::text as mark from historico_solicitacao
                        where acao = 'capture' and numero_solicitacao = any ($1::bigint[])`,
  // By the number that the capture was told, every guide of the request: a second one has another number.
  openExame: `select s.numero_ficha_radiologia::text as mark from solicitacao_exame s
                join guia g on g.numero_pedido_exame = s.numero_solicitacao
               where s.numero_ficha_radiologia = any ($1::bigint[])`,
}

/** A step that a guide takes once in its life: the mark is the guide. */
function countPasso(acao: string): string {
  return `select numero_ficha::text as mark from historico_guia
           where acao = '${acao}' and numero_ficha = any ($1::bigint[])`
}

/** Guides whose draft was saved more or less often than acknowledged. A guide that was sent has none any more. */
const drafts = `
  select numero_ficha as mark, coalesce(r.revisao, 0) - e.saved as difference
    from unnest($1::bigint[], $2::integer[]) e (numero_ficha, saved)
    left join rascunho_guia r using (numero_ficha)
   where coalesce(r.revisao, 0) <> e.saved
     and not exists (select from historico_guia h where h.numero_ficha = e.numero_ficha and h.acao = 'send')`

/** Effects of these guides that nobody asked for: events, images, observations beyond the acknowledged ones. */
const extras = `
  select (select count(*) from observacao_guia where numero_ficha = any ($1)) as observacoes,
         (select count(*) from imagem_guia where numero_ficha = any ($1)) as imagens,
         (select count(*) from guia where ident_origem = 'busca') as guias`

export type Audit = {
  acknowledged: number
  /** Acknowledged and not there. */
  lost: string[]
  /** There more than once, or there without an acknowledged write. */
  doubled: string[]
}

/** Counts every acknowledged write in the database. Every write must have been acknowledged or refused by then. */
export async function auditWrites(dataDir: string, ledger: Ledger): Promise<Audit> {
  const [lost, doubled]: [string[], string[]] = [[], []]
  for (const kind of kinds) await auditMarks(dataDir, kind, ledger.marksOf(kind), lost, doubled)
  await auditDrafts(dataDir, ledger, lost, doubled)
  await auditTotals(dataDir, ledger, doubled)
  return { acknowledged: ledger.acknowledged.length, lost, doubled }
}

/** Notes the marks of one kind that are there less, or more, than once. */
export async function auditMarks(
  dataDir: string,
  kind: Kind,
  marks: readonly string[],
  lost: string[],
  doubled: string[],
): Promise<void> {
  const rows = await readRows<{ mark: string }>(dataDir, effects[kind], [marks])
  const counts = new Map<string, number>()
  for (const { mark } of rows) counts.set(mark, (counts.get(mark) ?? 0) + 1)
  for (const mark of marks) {
    const count = counts.get(mark) ?? 0
    if (count === 0) lost.push(`${kind} ${mark}`)
    if (count > 1) doubled.push(`${kind} ${mark}`)
  }
}

async function auditDrafts(dataDir: string, ledger: Ledger, lost: string[], doubled: string[]) {
  const saved = new Map<number, number>()
  for (const { kind, numeroFicha } of ledger.acknowledged)
    if (kind === 'saveRascunho' && numeroFicha !== undefined)
      saved.set(numeroFicha, (saved.get(numeroFicha) ?? 0) + 1)
  const rows = await readRows<{ mark: string; difference: number }>(dataDir, drafts, [
    [...saved.keys()],
    [...saved.values()],
  ])
  for (const { mark, difference } of rows) (difference < 0 ? lost : doubled).push(`saveRascunho ${mark}`)
}

async function auditTotals(dataDir: string, ledger: Ledger, doubled: string[]): Promise<void> {
  const [found] = await readRows<Record<'observacoes' | 'imagens' | 'guias', string>>(dataDir, extras, [
    ledger.guias,
  ])
  for (const [name, kind] of [
    ['observacoes', 'createObservacao'],
    ['imagens', 'uploadImagem'],
    ['guias', 'releaseSenha'],
  ] as const) {
    const beyond = Number(found?.[name]) - ledger.marksOf(kind).length
    if (beyond > 0) doubled.push(`${beyond} × ${kind} without its acknowledgement`)
  }
}

/** Whether the access trail is whole after all that: what is not sealed yet is sealed, then the chain is walked. */
export async function auditTrail(dataDir: string): Promise<{ ok: boolean; linhas: number }> {
  const config = readConfig({ DATA_DIR: dataDir })
  const chaves = await loadChavesTrilha(config)
  const pool = createPool(databaseUrl(dataDir, 'portal_app'), { max: 2, respostaMs: 60_000 })
  try {
    while ((await sealTrilha(pool, chaves, new Date())) > 0);
    await publishCabeca({ pool, chaves, folder: config.trilhaDir }, new Date())
    const found = await verifyTrilha(pool, chaves, await readPublicadas(config.trilhaDir, chaves))
    return { ok: found.ok, linhas: found.ok ? found.linhas : 0 }
  } finally {
    await pool.close()
  }
}
