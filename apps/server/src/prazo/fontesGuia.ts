import { addDays } from '@portal/domain/calendario/dataCivil.ts'
import { findPendencia, toPrazoDito } from '@portal/domain/guia/pendencia.ts'
import { statusARealizar, statusFicha } from '@portal/domain/guia/statusFicha.tables.ts'
import {
  DIAS_GUIA_A_ENCAMINHAR,
  DIAS_SENHA_A_VENCER,
  type TipoPrazo,
} from '@portal/domain/prazo/tipoPrazo.tables.ts'
import { listApresentacoes } from '@portal/domain/repasse/apresentacao.ts'
import type { Chamada, Fonte, PrazoAchado } from './fonte.ts'
import { valueLiberadas } from './fontesOrtodontia.ts'
import { type GuiaAberta, listGuiasAbertas, type PrazoGuia } from './prazo.store.ts'
import { findSenhas } from './senha.ts'

/** Of a guide. */
export const toPrazo = ({
  numeroFicha,
  codigoAssociado,
  nomeAssociado,
  prazo,
  centavos,
}: PrazoGuia): Omit<PrazoAchado, 'tipo'> => ({
  codigoAssociado,
  nomeAssociado,
  prazo,
  referencia: numeroFicha,
  valorCentavos: centavos,
  detalhe: null,
})

/** The provider's guides of which all kinds here are told: one reading, for each of them looks at the events of a guide. */
export const loadGuiasAbertas = ({ db, sessao, hoje }: Chamada): Promise<GuiaAberta[]> =>
  listGuiasAbertas(db, sessao.codigoCredenciado, {
    de: hoje,
    ate: addDays(hoje, DIAS_SENHA_A_VENCER),
    apresentarAte: addDays(hoje, DIAS_GUIA_A_ENCAMINHAR),
  })

/** With the value of the events that wait with it. */
const daPendencia =
  (tipo: NonNullable<ReturnType<typeof findPendencia>>): Fonte =>
  async ({ guiasAbertas }) =>
    (await guiasAbertas())
      .filter((guia) => findPendencia(guia) === tipo)
      .map((guia) => toPrazo({ ...guia, prazo: toPrazoDito(guia), centavos: guia.centavosEmAnalise }))

/** What lapses of a guide before it is paid. */
export const fontesGuia: Readonly<
  Record<
    Extract<
      TipoPrazo,
      'SENHA' | 'IMAGEM' | 'JUSTIFICATIVA' | 'AUDITORIA' | 'APRESENTACAO' | 'REJEICAO' | 'TOKEN'
    >,
    Fonte
  >
> = {
  SENHA: async (consulta) => {
    const { guiasAbertas, hoje } = consulta
    const senhas = findSenhas(await guiasAbertas(), hoje, addDays(hoje, DIAS_SENHA_A_VENCER))
    const vazias = senhas.filter(({ centavos }) => centavos === null).map(({ numeroFicha }) => numeroFicha)
    const centavosDe = await valueLiberadas(consulta, vazias)
    return senhas.map((senha) =>
      toPrazo({ ...senha, centavos: senha.centavos ?? centavosDe.get(senha.numeroFicha) ?? null }),
    )
  },
  IMAGEM: daPendencia('IMAGEM'),
  JUSTIFICATIVA: daPendencia('JUSTIFICATIVA'),
  AUDITORIA: daPendencia('AUDITORIA'),
  // What has lapsed does not hide what can still be paid: each has its own day and money.
  APRESENTACAO: async ({ guiasAbertas }) =>
    (await guiasAbertas())
      .filter(({ statusFicha: atual }) => statusARealizar.includes(atual))
      .flatMap((guia) =>
        listApresentacoes(guia.porApresentar ?? []).map((apresentacao) =>
          toPrazo({ ...guia, ...apresentacao }),
        ),
      ),
  // What they are worth is told by their forwarding.
  REJEICAO: async ({ guiasAbertas }) =>
    (await guiasAbertas())
      .filter(({ statusFicha: atual, rejeitados }) => statusARealizar.includes(atual) && rejeitados > 0)
      .map((guia) => toPrazo({ ...guia, prazo: guia.rejeitadoAte, centavos: null })),
  TOKEN: async ({ guiasAbertas }) =>
    (await guiasAbertas())
      .filter(({ statusFicha: atual }) => atual === statusFicha.tokenGerado)
      .map((guia) => toPrazo({ ...guia, centavos: null })),
}
