import type { GuiaDetalhada } from '@portal/contract/guia.ts'
import { listTeto } from '../dinheiro/showTeto.ts'
import { StatusGuiaBadge } from '../guia/StatusGuiaBadge.tsx'
import { TotaisLista } from '../guia/TotaisLista.tsx'
import { Button } from '../ui/action/Button.tsx'
import { showContagem, showContagemCurta } from './avaliacao/previsao.ts'
import styles from './EnvioBar.module.css'
import { PassosEnvioList } from './envio/PassosEnvioList.tsx'
import type { useRascunhoForm } from './useRascunhoForm.ts'

type Form = Pick<
  ReturnType<typeof useRascunhoForm>,
  'faltas' | 'condicao' | 'previsao' | 'totais' | 'isSending' | 'submit' | 'edicao'
>

/** The foot of an open guide: what is missing, what sending would lead to, what it is worth, and the sending. */
export function EnvioBar({ guia, form }: { guia: GuiaDetalhada; form: Form }) {
  const { validadeSenha, fimCobertura, senhaRenovada, senhaDoMes } = guia
  const { faltas, previsao, totais, edicao } = form
  const { statusFicha, contagem } = previsao
  const quantos = edicao.itens.length
  return (
    <aside aria-label="Envio da guia">
      <TotaisLista
        isCompacta
        acao={
          <Button
            icon="send"
            isPending={form.isSending}
            onPress={form.submit}
            variant={form.condicao.senhaVencida ? 'secundario' : 'primario'}
          >
            Enviar guia
          </Button>
        }
        resumo={
          <>
            <p className={styles.linha}>
              {quantos > 0 && (
                <>
                  <span className={styles.inteira}>{showContagem(contagem)}</span>
                  <span className={styles.curta}>{showContagemCurta(contagem)}</span>
                </>
              )}
              {statusFicha !== null && (
                <span className={styles.ficaria}>
                  A guia ficaria{' '}
                  <StatusGuiaBadge
                    guia={{ statusFicha, validadeSenha, fimCobertura, senhaRenovada, senhaDoMes }}
                  />
                </span>
              )}
            </p>
            {faltas.length > 0 && <PassosEnvioList passos={faltas} />}
          </>
        }
        valores={
          quantos === 0
            ? []
            : [
                { termo: 'Solicitado', valor: totais.valor },
                ...(totais.valorNegado === null
                  ? []
                  : [{ termo: 'Seria negado', valor: totais.valorNegado }]),
                { termo: 'Coparticipação', valor: totais.valorCopart },
                ...(totais.valorCopartOperadora === null
                  ? []
                  : [{ termo: 'Copart. cobrada pela operadora', valor: totais.valorCopartOperadora }]),
                ...listTeto(guia.tetoCoparticipacao),
                ...(totais.semValor > 0 ? [{ termo: 'Sem valor', valor: String(totais.semValor) }] : []),
              ]
        }
      />
    </aside>
  )
}
