-- A search names tags with commas between them (Spec §5): no tag may hold one, or nobody could ask for it.
update comunicado set tags = string_to_array(replace(array_to_string(tags, E'\x01'), ',', ' /'), E'\x01')
 where array_to_string(tags, '') like '%,%';
alter table comunicado add constraint tags_sem_virgula check (array_to_string(tags, '') not like '%,%');
