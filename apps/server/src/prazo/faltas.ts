import { guia as contrato } from '@portal/contract/guia.ts'
import { liberacaoSenha } from '@portal/contract/liberacaoSenha.ts'
import type { Prazo } from '@portal/contract/prazo.ts'
import { isSenhaDoMes } from '@portal/domain/especialidade/tipoGuia.tables.ts'
import { warnFim } from '@portal/domain/guia/avisoFim.ts'
import { describeFinda } from '@portal/domain/guia/perspectivaCobertura.ts'
import { statusADecidir, statusAEnviar } from '@portal/domain/guia/statusFicha.tables.ts'
import { isTipoComFaltas, listFaltas } from '@portal/domain/prazo/faltaPrazo.ts'
import { isCuradoNaGuia } from '@portal/domain/prazo/tipoPrazo.tables.ts'
import { listEventosGuias } from '../guia/fatos/evento.store.ts'
import { toEventoImagem } from '../guia/fatos/loadGuia.ts'
import { type GuiaComFaltas, listGuias } from './falta.store.ts'
import type { Chamada, PrazoAchado } from './fonte.ts'

/** What is told of a deadline besides its own row. */
export type Faltas = Required<Pick<Prazo, 'faltas'>> & Pick<Prazo, 'renovavel' | 'desbloqueavel' | 'aEnviar'>

type PrazoDaGuia = Pick<PrazoAchado, 'tipo' | 'referencia'>

/**
 * Whether the guide's page offers the renewal today: near its end, once, while the patient may be attended and nobody has to
 * decide on the guide, and neither of a month's maintenance nor of a newborn.
 */
const isRenovavel = (guia: GuiaComFaltas, hoje: string): boolean =>
  !guia.senhaRenovada &&
  !statusADecidir.includes(guia.statusFicha) &&
  !isSenhaDoMes(guia.codigoTipoAtendimento) &&
  !describeFinda(guia, hoje) &&
  warnFim(guia.validadeSenha, hoje) !== undefined

/** What each deadline of a page waits for: two statements for all of them, and none where nothing is done in a guide. */
export async function loadFaltas(
  { db, sessao, services, hoje }: Pick<Chamada, 'db' | 'sessao' | 'services' | 'hoje'>,
  pagina: readonly PrazoDaGuia[],
): Promise<(prazo: PrazoDaGuia) => Faltas> {
  const listNumeros = (isPedido: (tipo: PrazoDaGuia['tipo']) => boolean) => [
    ...new Set(pagina.filter(({ tipo }) => isPedido(tipo)).map(({ referencia }) => referencia)),
  ]
  const numeros = listNumeros(isCuradoNaGuia)
  if (numeros.length === 0) return () => ({ faltas: [] })
  const comSenha = listNumeros((tipo) => tipo === 'SENHA')
  const { codigoCredenciado, permissoes } = sessao
  const [tabela, guias, eventos] = await Promise.all([
    services.regras.get(),
    listGuias(db, codigoCredenciado, numeros, comSenha),
    listEventosGuias(db, codigoCredenciado, listNumeros(isTipoComFaltas)),
  ])
  const porNumero = new Map(guias.map((guia) => [guia.numeroFicha, guia]))
  const eventosDe = Map.groupBy(eventos, ({ numeroFicha }) => numeroFicha)
  return ({ tipo, referencia }) => {
    const guia = isCuradoNaGuia(tipo) ? porNumero.get(referencia) : undefined
    if (!guia) return { faltas: [] }
    const daGuia = {
      ...guia,
      eventos: (eventosDe.get(referencia) ?? []).map((evento) => ({ ...evento, ...toEventoImagem(evento) })),
    }
    const faltas = listFaltas(tipo, daGuia, tabela.find).map((falta) => ({
      ...falta,
      descricao: tabela.find(falta.codigoEvento)?.descricao ?? falta.codigoEvento,
    }))
    const daTrava = guia.bloqueada && permissoes.includes(contrato.updateBloqueio.permission)
    const comuns = { faltas, ...(daTrava && { desbloqueavel: true }) }
    if (tipo !== 'SENHA') return comuns
    return {
      ...comuns,
      // Of a locked guide it comes after the unlocking, which whoever reads this must be able to do.
      renovavel:
        (!guia.bloqueada || daTrava) &&
        permissoes.includes(liberacaoSenha.renewSenha.permission) &&
        isRenovavel(guia, hoje),
      aEnviar: statusAEnviar.includes(guia.statusFicha),
    }
  }
}
