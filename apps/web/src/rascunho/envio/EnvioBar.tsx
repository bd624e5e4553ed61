import { lugares } from '../../guia/lugares.ts'
import { StatusGuiaBadge } from '../../guia/StatusGuiaBadge.tsx'
import { TotaisLista } from '../../guia/TotaisLista.tsx'
import { Button } from '../../ui/action/Button.tsx'
import { SalvamentoLinha } from '../salvamento/SalvamentoLinha.tsx'
import type { useRascunhoForm } from '../useRascunhoForm.ts'
import styles from './EnvioBar.module.css'
import { PassosEnvioList } from './PassosEnvioList.tsx'

type Form = Pick<
  ReturnType<typeof useRascunhoForm>,
  'faltas' | 'previsao' | 'totais' | 'salvamento' | 'conferencia' | 'isSending' | 'submit' | 'edicao'
>

const conferencias = {
  igual: 'Conferido com a operadora agora.',
  diferente:
    'A operadora decidiria diferente do que esta tela calculou: vale a resposta dela, mostrada aqui.',
} as const

const plural = (n: number, um: string, muitos: string): string => (n === 1 ? `1 ${um}` : `${n} ${muitos}`)

/** The foot of an open guide: what is missing, what sending would lead to, what it is worth, and the sending. */
export function EnvioBar({ form }: { form: Form }) {
  const { faltas, previsao, totais, salvamento, conferencia, edicao } = form
  const { statusFicha } = previsao
  const quantos = edicao.itens.length
  return (
    <aside aria-label="Envio da guia">
      <TotaisLista
        acao={
          <Button
            icon="send"
            id={lugares.enviar}
            isPending={form.isSending}
            onPress={form.submit}
            variant="primario"
          >
            Enviar guia
          </Button>
        }
        resumo={
          <>
            <p className={styles.linha}>
              {quantos > 0 && <strong>{plural(quantos, 'evento', 'eventos')}</strong>}
              {statusFicha !== null && (
                <span className={styles.ficaria}>
                  A guia ficaria <StatusGuiaBadge statusFicha={statusFicha} />
                </span>
              )}
              {conferencia && <span>{conferencias[conferencia]}</span>}
              <SalvamentoLinha salvamento={salvamento} />
            </p>
            <PassosEnvioList passos={faltas} />
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
                ...(totais.semValor > 0 ? [{ termo: 'Sem valor', valor: String(totais.semValor) }] : []),
              ]
        }
      />
    </aside>
  )
}
