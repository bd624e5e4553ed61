import { guia } from '@portal/contract/guia.ts'
import type { Manutencao } from '@portal/contract/manutencao.ts'
import { formatReais } from '@portal/domain/dinheiro/dinheiro.ts'
import { countOf } from '@portal/domain/texto/contagem.ts'
import type { Andamento as AndamentoDe } from '../api/useSequence.ts'
import { useAcesso } from '../menu/useAcesso.ts'
import { Button } from '../ui/action/Button.tsx'
import { ProgressBar } from '../ui/feedback/ProgressBar.tsx'
import { KeyHint } from '../ui/KeyHint.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { VisuallyHidden } from '../ui/layout/VisuallyHidden.tsx'
import { Dialog } from '../ui/overlay/Dialog.tsx'
import { useShortcuts } from '../ui/useShortcuts.ts'
import { sumValor } from './EscolhaManutencoes.tsx'
import { LiberacaoRelatorio } from './LiberacaoRelatorio.tsx'
import styles from './ManutencoesPage.module.css'
import { type PassoLiberacao, SEGUNDOS_DESFAZER, useLiberacaoLote } from './useLiberacaoLote.ts'

type LiberacaoDialogProps = {
  /** The chosen maintenances, as they were when they were chosen. */
  linhas: readonly Manutencao[]
  codigoEspecialidade: number
  onClose: () => void
}

const DESFAZER = 'Ctrl+Z'

/** Whose passwords would be released, then what became of each patient's, and for ten seconds the way back. */
export function LiberacaoDialog({ linhas, codigoEspecialidade, onClose }: LiberacaoDialogProps) {
  const lote = useLiberacaoLote(codigoEspecialidade)
  const { resultados, andamento, podeDesfazer, vez, releaseAll, undoAll } = lote
  const fecho = useAcesso().whyNotCall(guia.cancelGuia)
  const isPending = andamento !== undefined
  const resolvidas = new Set(
    resultados
      .filter((resultado) => resultado.tipo !== 'recusada' || resultado.isFinal)
      .map(({ linha }) => linha.numeroTratamento),
  )
  const restantes = linhas.filter(({ numeroTratamento }) => !resolvidas.has(numeroTratamento))
  const isLiberando = isPending && andamento.passo.desfaz === undefined
  const hasLiberadas = !isLiberando && resultados.some(({ tipo }) => tipo === 'liberada')
  const semVolta = podeDesfazer
    ? fecho
    : `Passaram ${SEGUNDOS_DESFAZER} segundos. Uma guia se cancela em Cancelar guias.`
  const undo = hasLiberadas && !isPending && semVolta === undefined ? undoAll : undefined
  useShortcuts(
    undo ? [{ keys: DESFAZER, description: 'Desfazer a liberação', run: undo, isOverDialog: true }] : [],
  )
  return (
    <Dialog
      footer={
        <>
          <Andamento andamento={andamento} />
          {!isPending && <Button onPress={onClose}>Fechar</Button>}
          {restantes.length > 0 && (!isPending || isLiberando) && (
            <Button isPending={isPending} onPress={() => releaseAll(restantes)} variant="primario">
              Liberar {countOf(restantes.length, 'senha', 'senhas')} · {formatReais(sumValor(restantes))}
            </Button>
          )}
        </>
      }
      isDismissable={!isPending}
      isOpen
      onClose={onClose}
      size="largo"
      title={`Liberar ${countOf(linhas.length, 'manutenção', 'manutenções')}`}
    >
      <Stack gap={4}>
        <LiberacaoRelatorio
          acao={
            hasLiberadas && (
              <Button
                disabledReason={semVolta}
                icon="undo"
                isPending={isPending}
                onPress={undoAll}
                size="pequeno"
              >
                Desfazer {undo && <KeyHint keys={DESFAZER} />}
              </Button>
            )
          }
          linhas={linhas}
          resultados={resultados}
          vez={vez}
        />
        {resultados.length === 0 && (
          <>
            <p>
              Abre a guia de manutenção deste mês de cada paciente. O evento e a data entram na guia depois,
              no dia da consulta.
            </p>
            <Stack as="ul" gap={1}>
              {linhas.map(({ numeroTratamento, nomeAssociado }) => (
                <li key={numeroTratamento}>{nomeAssociado}</li>
              ))}
            </Stack>
          </>
        )}
      </Stack>
    </Dialog>
  )
}

/** How far it is; each patient is told as the turn comes. */
function Andamento({ andamento }: { andamento: AndamentoDe<PassoLiberacao> | undefined }) {
  const verbo = andamento?.passo.desfaz === undefined ? 'Liberando' : 'Desfazendo'
  const onde = andamento && `${andamento.feitas + 1} de ${andamento.total}`
  return (
    <>
      <div className={styles.progresso}>
        {andamento && (
          <ProgressBar
            detail={andamento.passo.linha.nomeAssociado}
            label={`${verbo} ${onde}`}
            value={(andamento.feitas / andamento.total) * 100}
          />
        )}
      </div>
      <VisuallyHidden>
        <span role="status">{andamento && `${verbo} ${onde}.`}</span>
      </VisuallyHidden>
    </>
  )
}
