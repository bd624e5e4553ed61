import type { LinhaRecurso, RecursoDetalhado } from '@portal/contract/recursoGlosa.ts'
import { formatReais } from '@portal/domain/dinheiro/dinheiro.ts'
import { enderecoRecurso } from '@portal/domain/menu/endereco.ts'
import { countOf } from '@portal/domain/texto/contagem.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import { QueryView } from '../carregamento/QueryView.tsx'
import { showValor } from '../dinheiro/showValor.ts'
import { AcessoLink } from '../menu/AcessoLink.tsx'
import { Badge } from '../ui/data/Badge.tsx'
import { BadgeLine } from '../ui/data/BadgeLine.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import styles from './LoteDialog.module.css'
import type { GuiaDoLote, ItemDoLote } from './loteRecurso.ts'
import { describeItem } from './recursosWords.ts'

type LoteGuiaProps = {
  linha: LinhaRecurso
  consulta: UseQueryResult<RecursoDetalhado>
  guia: GuiaDoLote | undefined
}

/** A guide of the batch before it is sent: what goes, what each item has and misses, and what loses its appeal. */
export function LoteGuia({ linha: { numeroFicha, nomeAssociado }, consulta, guia }: LoteGuiaProps) {
  return (
    <section className={styles.guia}>
      <h3 className={styles.titulo}>
        Guia {numeroFicha} · {nomeAssociado}
      </h3>
      <QueryView lines={2} loading={`Carregando a guia ${numeroFicha}`} query={{ ...consulta, data: guia }}>
        {(preparada) => <Preparada guia={preparada} />}
      </QueryView>
    </section>
  )
}

function Preparada({ guia }: { guia: GuiaDoLote }) {
  const { detalhe, recorridos, perdidos, impedimento, faltaMotivo, valorCentavos } = guia
  // Of a guide that cannot go, what is missing is all that there is to tell.
  const mostrados =
    impedimento === undefined ? recorridos : recorridos.filter(({ faltas }) => faltas.length > 0)
  return (
    <>
      {impedimento === undefined ? (
        <BadgeLine
          badge={
            <Badge tone={faltaMotivo ? 'atencao' : 'sucesso'}>{faltaMotivo ? 'Falta o motivo' : 'Vai'}</Badge>
          }
        >
          {formatReais(valorCentavos)} em {countOf(recorridos.length, 'item', 'itens')}
        </BadgeLine>
      ) : (
        <BadgeLine badge={<Badge tone="atencao">Fica de fora</Badge>}>
          {impedimento}{' '}
          <AcessoLink href={enderecoRecurso(detalhe.numeroFicha)}>
            Abrir o recurso da guia {detalhe.numeroFicha}
          </AcessoLink>
        </BadgeLine>
      )}
      {mostrados.length > 0 && (
        <Stack as="ul" gap={1}>
          {mostrados.map((item) => (
            <ItemQueVai item={item} key={item.item.numeroSequencialInclusao} />
          ))}
        </Stack>
      )}
      {impedimento === undefined && (
        <>
          {perdidos.length > 0 && (
            <div className={styles.perdidos}>
              <p>
                {countOf(perdidos.length, 'item fica de fora e perde', 'itens ficam de fora e perdem')} o
                recurso:
              </p>
              <Stack as="ul" gap={1}>
                {perdidos.map((item) => (
                  <li key={item.numeroSequencialInclusao}>
                    {describeItem(item)}, {showValor(item.valorGlosado)}. {item.porque}
                  </li>
                ))}
              </Stack>
            </div>
          )}
          <details className={styles.texto}>
            <summary>
              <Icon name="chevronRight" size={16} />
              Ler o texto que vai da guia {detalhe.numeroFicha}
            </summary>
            <Stack as="ul" gap={1}>
              {recorridos.map(({ item, justificativa }) => (
                <li key={item.numeroSequencialInclusao}>{justificativa}</li>
              ))}
            </Stack>
          </details>
        </>
      )}
    </>
  )
}

function ItemQueVai({ item: { item, tem, faltas, pedeMotivo } }: { item: ItemDoLote }) {
  const rotulos = new Intl.ListFormat('pt-BR').format(faltas.map(({ rotulo }) => rotulo))
  return (
    <li>
      <strong>{describeItem(item)}</strong>, {showValor(item.valorGlosado)}
      {tem.map((cada) => (
        <span className={styles.suave} key={cada}>
          {cada}
        </span>
      ))}
      {pedeMotivo && <span className={styles.suave}>Pede o motivo clínico</span>}
      {faltas.length > 0 && <span className={styles.falta}>Falta: {rotulos}</span>}
    </li>
  )
}
