/** What a version of PostgreSQL brought, by its release notes: functions as they are called, everything else as it is written. */
interface Brought {
  readonly functions: readonly string[];
  readonly syntax: Readonly<Record<string, RegExp>>;
}

/** The oldest version that the product runs on knows nothing of these. */
export const NEWER: Readonly<Record<16 | 17 | 18, Brought>> = {
  16: {
    functions: [
      ...['any_value', 'array_sample', 'array_shuffle', 'random_normal', 'erf', 'erfc'],
      ...['date_add', 'date_subtract', 'json_array', 'json_arrayagg', 'json_objectagg'],
      ...['pg_input_is_valid', 'pg_input_error_info', 'pg_split_walfile_name', 'pg_get_wal_stats_till_end'],
    ],
    syntax: {
      'is json': /\bis\s+(?:not\s+)?json\b/,
      'a key of json_object': /\bjson_object\s*\(\s*(?:key\b|[^(),]+(?::(?!:)|\bvalue\b))/,
      'a number with _': /(?<![\w$.])\d+(?:_\d+)+/,
      'a number that is not decimal': /(?<![\w$.])0[xob][\da-f]+\b/,
      system_user: /\bsystem_user\b/,
      'xmlserialize with indent': /\bxmlserialize\s*\([^;]*\bindent\b/,
      pg_stat_io: /\bpg_stat_io\b/,
      'last_seq_scan, last_idx_scan': /\blast_(?:seq|idx)_scan\b/,
      'explain (generic_plan)': /\bexplain\s*\([^)]*\bgeneric_plan\b/,
      'copy with default': /\bcopy\b[^;]*\bwith\s*\([^;]*\bdefault\b/,
      'options of vacuum': /\b(?:buffer_usage_limit|skip_database_stats|only_database_stats|process_main)\b/,
      'grant with inherit or set': /\bgrant\b[^;]*\bwith\s+(?:inherit|set)\b/,
      'settings of 16': /\b(?:scram_iterations|reserved_connections|createrole_self_grant)\b/,
    },
  },
  17: {
    functions: [
      ...['to_bin', 'to_oct', 'uuid_extract_timestamp', 'uuid_extract_version', 'xmltext', 'pg_basetype'],
      ...['json_table', 'json_exists', 'json_value', 'json_query', 'json_scalar', 'json_serialize'],
      ...['unicode_assigned', 'unicode_version', 'icu_unicode_version', 'to_regtypemod', 'merge_action'],
      ...['pg_column_toast_chunk_id', 'pg_get_loaded_modules'],
    ],
    syntax: {
      'random(least, most)': /\brandom\s*\(\s*[^)\s]/,
      'json(…)': /(?<![\w."])json\s*\(\s*[^)\s]/,
      'merge … returning': /\bmerge\s+into\b[^;]*\breturning\b/,
      'not matched by source': /\bnot\s+matched\s+by\s+(?:source|target)\b/,
      'at local': /\bat\s+local\b/,
      'copy with on_error': /\b(?:on_error|log_verbosity)\b/,
      'set expression': /\bset\s+expression\s+as\b/,
      'explain (serialize, memory)': /\bexplain\s*\([^)]*\b(?:serialize|memory)\b/,
      'grant maintain': /\b(?:grant|revoke)\s+[^;]*\bmaintain\b|\bpg_maintain\b/,
      'views of 17': /\b(?:pg_wait_events|pg_stat_checkpointer)\b/,
      'settings of 17': /\b(?:transaction_timeout|event_triggers|allow_alter_system)\b/,
      'a locale of PostgreSQL itself': /\bbuiltin_locale\b|\bpg_c_utf8\b/,
    },
  },
  18: {
    functions: [
      ...[
        'uuidv7',
        'uuidv4',
        'casefold',
        'crc32',
        'crc32c',
        'gamma',
        'lgamma',
        'array_sort',
        'array_reverse',
      ],
      ...['pg_get_acl', 'has_largeobject_privilege', 'pg_stat_get_backend_io', 'pg_stat_get_backend_wal'],
      ...['pg_stat_reset_backend_stats', 'pg_numa_available', 'pg_ls_summariesdir'],
    ],
    syntax: {
      'virtual generated columns': /\bgenerated\s+always\s+as\s*\((?:[^()]|\([^()]*\))*\)\s*virtual\b/,
      // Before 18 a generated column says that it is stored.
      'a generated column that is not stored':
        /\bgenerated\s+always\s+as\s*\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)(?!\s*(?:stored|virtual))/,
      'old and new in returning': /\breturning\b[^;]*?\b(?:old|new)\s*\.|\breturning\s+with\s*\(/,
      'without overlaps': /\bwithout\s+overlaps\b/,
      'a key over a period': /\bforeign\s+key\s*\([^)]*\bperiod\b/,
      'not enforced': /\bnot\s+enforced\b/,
      'a named not null': /\badd\s+(?:constraint\s+\w+\s+)?not\s+null\s+\w/,
      strip_in_arrays: /\bstrip_in_arrays\b/,
      'copy with reject_limit': /\breject_limit\b/,
      'vacuum or analyze only': /\b(?:vacuum|analyze)\s+(?:\([^)]*\)\s*)?only\b/,
      'settings of 18':
        /\b(?:io_method|io_workers|io_max_concurrency|file_copy_method|md5_password_warnings)\b/,
      pg_unicode_fast: /\bpg_unicode_fast\b/,
    },
  },
};
